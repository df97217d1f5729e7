import { MAX_DESCRIPTION_CHARACTERS } from '../../domain/voice.ts';
import { type Draft, isPlaceholder, withVoice } from '../draft.ts';
import { splitName } from '../knowledge/name-parts.ts';
import { toPlainText, truncate } from '../knowledge/plain-text.ts';
import { isAccent } from '../knowledge/recognize-accent.ts';
import { recognizeAge } from '../knowledge/recognize-age.ts';
import { isGenderTag, recognizeGender } from '../knowledge/recognize-gender.ts';
import { recognizeUseCase } from '../knowledge/recognize-use-case.ts';
import { STYLE_SPELLINGS } from '../tables/styles.ts';

/** Maximum number of styles that a composed description takes from one list of the voice, so that use cases still fit in. */
const MAX_STYLES = 5;
/** Maximum number of entries read from a voice's list of tags or styles. A published description has no room for more. */
const MAX_TAGS = 40;
/** Separator between two styles in one tag: "warm or friendly", "clear/bright". */
const STYLE_JOINT = /\s+or\s+|\s*\/\s*/;

/**
 * Adds the voice's description: the provider's own text, or else a line composed of the voice's styles, use cases, age
 * and model. A voice without text, style and use case gets no description, because age and model alone would only
 * repeat the voice's other fields.
 */
export function addDescription(draft: Draft): Draft {
  const { description, name } = draft.stated;
  const stated = joinTexts([splitName(name).tagline, description].map(toPlainText).filter(hasContent));
  const line = stated || compose(draft);
  return withVoice(
    draft,
    { description: line && truncate(line, MAX_DESCRIPTION_CHARACTERS) },
    { description: line === undefined ? undefined : stated ? 'stated' : 'derived' },
  );
}

/** Reports whether a text is more than a gender or an age, which have fields of their own. */
function hasContent(text: string): boolean {
  return !isPlaceholder(text) && recognizeGender(text) === undefined && recognizeAge(text) === undefined;
}

/** Joins a voice's tagline and description: "Warm", "For news" → "Warm. For news". A text that the other contains is dropped. */
function joinTexts(texts: readonly string[]): string {
  const [first = '', second = ''] = texts;
  if (!second || first.includes(second)) return first;
  return second.includes(first) ? second : `${first.replace(/[.!]$/, '')}. ${second}`;
}

/**
 * Composes a description of the voice's styles, use cases, age and model: `Calm, warm · narration · adult · aura-2`.
 * Returns undefined without a style or a use case, because age and model alone would only repeat the voice's fields.
 */
function compose({ stated, voice }: Draft): string | undefined {
  const { use_cases: useCases = [] } = voice;
  const character = stylesIn(stated.tags ?? [], voice);
  const [style, ...styles] = stylesIn(stated.styles ?? [], voice);
  if (character.length + useCases.length === 0 && style === undefined) return undefined;
  const groups = [
    character,
    style === undefined ? [] : [`styles: ${style}`, ...styles],
    useCases.map(toWords),
    [voice.age ?? ''],
    [stated.model ?? ''],
  ];
  const line = fillLine(groups.map((words) => words.filter(Boolean)).filter((words) => words.length > 0));
  return line.charAt(0).toUpperCase() + line.slice(1);
}

/** Joins groups of words to one line: `calm, warm · narration`. Words beyond {@link MAX_DESCRIPTION_CHARACTERS} are left out. */
function fillLine(groups: readonly (readonly string[])[]): string {
  let line = '';
  for (const [group, words] of groups.entries()) {
    for (const [index, word] of words.entries()) {
      const joint = index > 0 ? ', ' : group > 0 ? ' · ' : '';
      if (line && line.length + joint.length + word.length > MAX_DESCRIPTION_CHARACTERS) return line;
      line += joint + word;
    }
  }
  return line;
}

/** Returns a use case as a person reads it: `customer-service` → `customer service`, `ivr` → `IVR`. */
function toWords(slug: string): string {
  return /^(?:asmr|ivr)$/.test(slug) ? slug.toUpperCase() : slug.replaceAll('-', ' ');
}

/** Returns the distinct styles in a list of a voice's tags, without tags that repeat the voice's gender, accent, age or use case. */
function stylesIn(tags: readonly string[], { age, use_cases: useCases = [] }: Draft['voice']): string[] {
  const words = tags
    .slice(0, MAX_TAGS)
    .map((tag) => STYLE_SPELLINGS.get(tag.trim().toLowerCase()) ?? toPlainText(tag))
    .flatMap((tag) => tag.split(STYLE_JOINT))
    .map(toLowerCase);
  const repeatsField = (tag: string) =>
    isGenderTag(tag) ||
    isAccent(tag) ||
    recognizeAge(tag) === (age ?? '') ||
    useCases.includes(recognizeUseCase(tag) ?? '');
  const styles = [...new Set(words)].filter((tag) => tag && !repeatsField(tag)).slice(0, MAX_STYLES);
  // A voice's only style "neutral" is left out, because readers would take "neutral" without another style for a gender.
  return styles.join() === 'neutral' ? [] : styles;
}

/** Returns a style in lower case, unless it is an abbreviation: `Calm` → `calm`, `ASMR` → `ASMR`. */
function toLowerCase(style: string): string {
  return style === style.toUpperCase() ? style : style.toLowerCase();
}
