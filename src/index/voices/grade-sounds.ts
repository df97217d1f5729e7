import { type Heard, type MeasuredSound, Pace, Pitch } from '../../domain/heard.ts';
import type { StoredVoice } from '../../domain/voice.ts';
import { groupBy } from '../../lib/group-by.ts';

/** Minimum number of measured voices of a language that are divided into thirds. With fewer voices, chance would decide the thirds. `scripts/docs/written.mjs` reads it. @public */
export const MIN_VOICES = 9;

type Measure = 'pitch_hz' | 'syllables_per_second';

/**
 * Creates the function that returns a voice's measured facts with words for pitch and pace. A word stands for a third
 * (tercile) of the measured voices of the same language, because a pitch or pace that is high in one language may be usual in another.
 */
export function gradeSounds<V extends StoredVoice>(
  voices: Iterable<V>,
  measuredOf: (voice: V) => MeasuredSound | undefined,
): (voice: V) => Heard | undefined {
  const measured: { readonly language: string; readonly sound: MeasuredSound }[] = [];
  for (const voice of voices) {
    const sound = measuredOf(voice);
    if (sound) measured.push({ language: languageOf(voice), sound });
  }
  if (measured.length === 0) return () => undefined;
  const bounds = new Map(
    Array.from(
      groupBy(measured, ({ language }) => language),
      ([language, of]) => [
        language,
        { pitch: thirdsOf(of, 'pitch_hz'), pace: thirdsOf(of, 'syllables_per_second') },
      ],
    ),
  );
  return (voice) => {
    const sound = measuredOf(voice);
    const thirds = sound && bounds.get(languageOf(voice));
    if (!thirds) return undefined;
    const pitch = wordOf(Pitch.options, thirds.pitch, sound.pitch_hz);
    const pace = wordOf(Pace.options, thirds.pace, sound.syllables_per_second);
    return { ...sound, ...(pitch && { pitch }), ...(pace && { pace }) };
  };
}

function languageOf({ language, language_name = language }: StoredVoice): string {
  return language_name;
}

/** Returns the lowest value of the second third and of the last third; undefined if there are too few values, or if both results are equal. */
function thirdsOf(
  measured: readonly { readonly sound: MeasuredSound }[],
  measure: Measure,
): readonly number[] | undefined {
  const values = measured.flatMap(({ sound }) => sound[measure] ?? []).sort((a, b) => a - b);
  const [second = 0, last = 0] = [1, 2].map((third) => values[Math.round((values.length * third) / 3)]);
  return values.length >= MIN_VOICES && second < last ? [second, last] : undefined;
}

/** Returns the word for a value: the first word below the first bound, the second word between both bounds, and otherwise the third. */
function wordOf<Word extends string>(
  words: readonly Word[],
  bounds: readonly number[] | undefined,
  value: number | undefined,
): Word | undefined {
  if (!bounds || value === undefined) return undefined;
  return words[bounds.filter((bound) => value >= bound).length];
}
