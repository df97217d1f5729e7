import { subtagsOf } from './subtags.ts';

/**
 * Returns the distinct tags of a voice's additional languages in alphabetical order: native language `en-US`, tags `en`, `fr-FR`, `fr` →
 * `fr-FR`. A tag without a region is left out if the native tag or another tag has the same language with a region, because the bare tag
 * then adds no information. `ar` is kept, because Arabic without a region is Modern Standard Arabic.
 */
export function furtherLanguages(tags: readonly string[], own: string | undefined): string[] {
  const distinct = new Set(own === undefined ? tags : [own, ...tags]);
  const regional = new Set([...distinct].filter(hasRegion).map((tag) => subtagsOf(tag).language));
  return [...distinct]
    .filter(
      (tag) => tag !== own && (hasRegion(tag) || tag === 'ar' || !regional.has(subtagsOf(tag).language)),
    )
    .sort();
}

export function hasRegion(tag: string): boolean {
  return subtagsOf(tag).region !== undefined;
}
