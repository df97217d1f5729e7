import { Age } from '../domain/voice.ts';
import { groupBy } from '../lib/group-by.ts';
import type { Style } from './styles.ts';

/**
 * Rows of kindred values, in each of which the nearest are side by side. A search for a value that no voice has finds its neighbours
 * instead. Source: usage, and the words with which providers' lists describe the same voice, November 2026.
 */
type Rows<Value extends string> = readonly (readonly Value[])[];

/** Kindred use cases, by slug. */
export const KINDRED_USE_CASES: Rows<string> = [
  ['interview', 'podcast', 'conversational', 'assistant', 'customer-service', 'ivr', 'announcements'],
  ['asmr', 'meditation', 'storytelling', 'audiobook', 'narration', 'documentary', 'educational'],
  ['sports', 'news', 'announcements', 'narration'],
  ['gaming', 'characters', 'entertainment', 'social-media', 'advertising'],
  ['podcast', 'storytelling', 'narration'],
  ['documentary', 'news'],
  ['characters', 'storytelling'],
];

/** Kindred styles. */
export const KINDRED_STYLES: Rows<Style> = [
  // Sound.
  ['deep', 'resonant', 'rich', 'powerful'],
  ['husky', 'raspy', 'gravelly', 'deep'],
  ['nasal', 'high-pitched', 'bright', 'clear', 'articulate'],
  ['breathy', 'soft', 'smooth', 'gentle'],
  ['whispering', 'soft', 'breathy'],
  ['melodic', 'poetic', 'expressive'],
  ['robotic', 'monotone', 'cold'],
  // Pace.
  ['fast', 'energetic', 'lively'],
  ['slow', 'steady', 'calm'],
  // Character.
  ['patient', 'calm', 'relaxed', 'soothing', 'reassuring', 'gentle'],
  ['grounded', 'steady', 'calm'],
  ['affectionate', 'sweet', 'caring', 'empathetic', 'warm', 'friendly', 'approachable'],
  ['polite', 'pleasant', 'friendly', 'natural'],
  ['charming', 'pleasant', 'engaging'],
  ['sincere', 'trustworthy', 'natural', 'casual'],
  ['cheerful', 'upbeat', 'optimistic', 'lively', 'energetic', 'enthusiastic', 'inspiring'],
  ['playful', 'humorous', 'cheerful'],
  ['curious', 'engaging', 'playful'],
  ['confident', 'assertive', 'authoritative', 'powerful'],
  ['direct', 'strict', 'serious', 'formal', 'professional', 'polished', 'elegant'],
  ['knowledgeable', 'thoughtful', 'professional'],
  ['persuasive', 'engaging', 'confident'],
  // Character on a stage.
  ['expressive', 'dramatic', 'mysterious', 'sinister'],
  ['dreamy', 'mysterious', 'poetic', 'nostalgic'],
  ['seductive', 'smooth', 'charming'],
  ['sassy', 'sarcastic', 'humorous'],
  ['shouting', 'angry', 'powerful'],
  ['newscast', 'professional', 'formal', 'authoritative'],
  // Mood.
  ['angry', 'disgruntled', 'disgusted', 'cold'],
  ['relieved', 'sad', 'apologetic', 'tired'],
  ['fearful', 'anxious', 'shy', 'confused'],
  ['excited', 'surprised', 'enthusiastic', 'energetic'],
  ['jealous', 'disgruntled', 'sad'],
];

/** Ages in steps. */
export const KINDRED_AGES: Rows<Age> = [Age.options];

/** Languages, by code, whose speakers mostly understand each other. Source: ISO 639-3 macrolanguages and usage, November 2026. */
export const KINDRED_LANGUAGES: Rows<string> = [
  ['sr', 'hr', 'bs', 'sh'],
  ['nb', 'no', 'nn'],
  ['id', 'ms'],
  ['fa', 'tg'],
  ['cs', 'sk'],
  ['bg', 'mk'],
  ['xh', 'zu', 'nd', 'nr', 'ss'],
  ['st', 'tn'],
  ['rw', 'rn'],
  ['gl', 'pt'],
  ['fil', 'tl'],
];

/** Wider accents of accents of several countries, and of parts of a part of a country. All others are within the accent of their country. */
export const WIDER_ACCENTS: ReadonlyMap<string, string> = new Map([
  ['Cantonese', 'Chinese'],
  ['Cockney', 'London'],
  ['Glaswegian', 'Scottish'],
  ['Hokkien', 'Chinese'],
  ['Northern Irish', 'Irish'],
  ['Boston', 'New England'],
  ['Porteño', 'Rioplatense'],
  ['Rioplatense', 'Argentine'],
]);

/** Returns the other values of a value's rows by their distance: the nearest first. */
export function kindredOf(rows: Rows<string>, value: string): readonly (readonly string[])[] {
  const distances = new Map<string, number>();
  for (const row of rows) {
    const place = row.indexOf(value);
    if (place < 0) continue;
    for (const [at, each] of row.entries()) {
      const distance = Math.abs(at - place);
      if (distance > 0) distances.set(each, Math.min(distance, distances.get(each) ?? distance));
    }
  }
  const byDistance = groupBy(distances, ([, distance]) => distance);
  return [...byDistance].sort(([a], [b]) => a - b).map(([, kindred]) => kindred.map(([each]) => each));
}
