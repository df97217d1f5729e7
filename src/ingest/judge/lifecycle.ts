import { type Stage, type StoredVoice, VoiceStatus } from '../../domain/voice.ts';
import { lazy } from '../../lib/lazy.ts';
import { modelsOf, stageOn } from '../../providers/models.ts';

/** Lifecycle stages of a voice, from the most useful (current) to the least useful (retired). */
const STAGES: readonly Stage[] = ['current', ...VoiceStatus.options];

const LEGACY = STAGES.indexOf('legacy');

type Life = Pick<StoredVoice, 'status' | 'ends_on' | 'replaced_by'>;

type ModelLife = ReturnType<typeof lifeByModels>;

/**
 * Returns a provider's voices with their lifecycle on a day (`2026-11-23`). A voice has the later of two lifecycle stages: the stage that the list
 * states, and the stage of the voice's model. If a voice works with several models, the model that is served longest counts: the voice is retired
 * only when all its models are. An unchanged voice is returned as the same object.
 */
export function withLifecycle(voices: readonly StoredVoice[], day: string): readonly StoredVoice[] {
  const lives = voices.map((voice) => lifeByModels(voice, day));
  const findSuccessor = lazy(() => createSuccessorFinder(voices, lives));
  return voices.map((voice, at) => {
    const { stage, endsOn, successor } = lives[at] as ModelLife;
    const stated = voice.status ?? 'current';
    const status = STAGES.indexOf(stage) > STAGES.indexOf(stated) ? stage : stated;
    return withLife(voice, {
      status: status === 'current' ? undefined : status,
      ends_on: endsOn,
      replaced_by: successor && findSuccessor()(voice, successor),
    });
  });
}

function lifeByModels(voice: StoredVoice, day: string) {
  const models = modelsOf(voice);
  const stages = models.map((model) => STAGES.indexOf(model ? stageOn(model, day) : 'current'));
  // A model without a row in `data/models/` counts as current, and so does a voice without models.
  const stage = STAGES[Math.min(...stages)] ?? 'current';
  if (STAGES.indexOf(stage) < LEGACY) return { stage, endsOn: undefined, successor: undefined };
  const ends = models.map((model) => model?.ends_on ?? '').sort();
  return {
    stage,
    /** Day on which the provider ends the last of the voice's models; undefined if one of the models has no stated end. */
    endsOn: ends[0] ? ends.at(-1) : undefined,
    /** Id of the model that replaces the voice's model; undefined if no replacement is stated. */
    successor: models.find((model) => model?.replaced_by)?.replaced_by,
  };
}

/** Creates a function that finds a voice under a successor model, in the same language: by the provider's id, in the same region first, else by name. */
function createSuccessorFinder(voices: readonly StoredVoice[], lives: readonly ModelLife[]) {
  const byKey = new Map<string, string>();
  const keysOf = ({ provider_voice_id, name, language }: StoredVoice, model: string) => [
    [model, provider_voice_id, language].join('\n'),
    [model, provider_voice_id, language.split('-', 1)[0]].join('\n'),
    [model, name, language].join('\n'),
  ];
  for (const [at, voice] of voices.entries())
    if (lives[at]?.stage !== 'retired' && voice.status !== 'retired')
      for (const model of voice.models ?? [voice.model_id ?? ''])
        for (const key of keysOf(voice, model)) if (!byKey.has(key)) byKey.set(key, voice.id);
  return (voice: StoredVoice, model: string): string | undefined =>
    keysOf(voice, model)
      .map((key) => byKey.get(key))
      .find((id) => id !== undefined && id !== voice.id);
}

function withLife(
  voice: StoredVoice,
  life: { readonly [Field in keyof Life]: Life[Field] | undefined },
): StoredVoice {
  const fields = Object.keys(life) as (keyof Life)[];
  if (fields.every((field) => voice[field] === life[field])) return voice;
  const { status: _, ends_on: __, replaced_by: ___, ...rest } = voice;
  const known = Object.fromEntries(
    fields.flatMap((field) => (life[field] === undefined ? [] : [[field, life[field]]])),
  );
  return { ...rest, ...known };
}
