import type { CatalogParts } from '../parts.ts';
import { foldPlain, tokenize } from '../text/analyzer.ts';
import { idPartsOf, isIdLike, MIN_ID_CHARACTERS } from './id-parts.ts';
import { createIdReader } from './read-id.ts';

/** Maximum number of removed voices, and of unknown parts of a text, that one search looks up. The number is low, because a look-up compares many ids. */
const MAX_NAMED = 3;

/** Voices that a text names by an id, even by a removed, incomplete or misspelled id. A search for an id has only the named voices as hits. */
export interface NamedIds {
  /** Ranks of the voices, the likeliest first. */
  readonly ranks: readonly number[];
  /** Note on each removed voice, and on ids that are not in the catalog, if the text names others that are. */
  readonly notes: readonly string[];
  /** Part of the text that is an incomplete or misspelled id of the voices. */
  readonly misspelled?: string;
}

/** Creates the function that finds the voices that a text names by id. The function returns undefined if the text names no voice. */
export function createIdFinder(parts: CatalogParts) {
  const { columns, ids, removedVoices, vocabulary, lexicon, voices, omitted } = parts;
  const readId = createIdReader(parts);
  const ofProvider = new RegExp(`^(?:${columns.provider.distinct.join('|')})/.`);

  /** Returns the voices whose ids are among the parts of a text. For the id of a removed voice, replacements of the voice are returned. */
  function findListed(text: string, among: readonly string[]): NamedIds {
    const found = among.map((part) => {
      const exact = ids.exact(part);
      const isStart = exact.length === 0 && ofProvider.test(part);
      return { part, ranks: isStart ? ids.startingWith(`${part}/`) : exact };
    });
    const known = omitted.has('ids in text') ? [] : found.filter(({ ranks }) => ranks.length > 0);
    // An id that is only a part of a longer id in the text is ignored: `en-US-June` in `en-US-June:MAI-Voice-1`.
    const isWhole = (part: string) =>
      !known.some((other) => other.part !== part && other.part.includes(part));
    const ranks = known.flatMap((each) => (isWhole(each.part) ? each.ranks : []));
    const others = omitted.has('removed ids') ? [] : found.filter((each) => each.ranks.length === 0);
    const removed = others.flatMap(({ part }) => removedVoices.find(part) ?? []);
    const former = [...new Map(removed.map((voice) => [voice.id, voice])).values()]
      .slice(0, MAX_NAMED)
      .map((voice) => ({ ...voice, successors: removedVoices.replacementsOf(voice.id) }));
    const notes = former.map(({ id, removedOn, successors }) => {
      const see = successors.map((rank) => voices.read(rank).id).join(', ');
      return `${id} was removed on ${removedOn}${see === '' ? '.' : `; see ${see}.`}`;
    });
    const pieces = text.split(/[\s,;]+/).filter(Boolean);
    const isList = pieces.every(isIdLike);
    const isRead = (id: string) => removedVoices.find(id) || known.some(({ part }) => id.includes(part));
    const unlisted = pieces.filter((piece) => (isList || ofProvider.test(piece)) && !isRead(piece));
    if (ranks.length + notes.length > 0 && unlisted.length > 0)
      notes.push(`Not in the catalog: ${unlisted.join(', ')}.`);
    return { ranks: [...ranks.sort((a, b) => a - b), ...former.flatMap((each) => each.successors)], notes };
  }

  /** Returns the voices whose ids begin with the whole text. Returns no voices for a locale (`en-US-`) or the name of a value (model `aura-2`). */
  function findBegun(text: string): readonly number[] {
    const isValue = () =>
      vocabulary.isLocale(text.replace(/[-_]$/, '')) || vocabulary.has(foldPlain(text), 'any');
    return text.length < MIN_ID_CHARACTERS || isValue() ? [] : ids.startingWith(text);
  }

  /** Reports whether a part of a text may be a misspelled id, because one of its words is unknown. Both words of `middle-aged` are known. */
  function isUnknown(part: string): boolean {
    if (vocabulary.isLocale(part)) return false;
    const isEnglish = (word: string) => lexicon.meaningsOf([word]).some((each) => each.isEnglish);
    return tokenize(part).some((word) => !isEnglish(word) && vocabulary.expand(word).match !== 'exact');
  }

  function findMisspelled(text: string, among: readonly string[]): NamedIds | undefined {
    if (omitted.has('misspelled ids')) return undefined;
    const begun = findBegun(text);
    if (begun.length > 0) return { ranks: begun, notes: [], misspelled: text };
    const unknown = among.filter(isUnknown).slice(0, MAX_NAMED);
    return unknown
      .map((part) => ({ ranks: readId(part), notes: [], misspelled: part }))
      .find(({ ranks }) => ranks.length > 0);
  }

  return (text: string): NamedIds | undefined => {
    if (!isIdLike(text)) return undefined;
    const whole = omitted.has('ids in text') ? [] : ids.exact(text);
    if (whole.length > 0) return { ranks: whole, notes: [] };
    const among = idPartsOf(text);
    const listed = findListed(text, among);
    return listed.ranks.length + listed.notes.length > 0 ? listed : findMisspelled(text, among);
  };
}
