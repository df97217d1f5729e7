import { subtagsOf } from './subtags.ts';

/**
 * Returns the distinct tags beside a voice's own, in alphabetical order: own `en-US`, tags `en`, `fr-FR`, `fr` → `fr-FR`. A
 * language without a region is left out if the voice's own tag or another tag has the language with a region, because the
 * bare language then says nothing more. Arabic is kept, because without a region it means Modern Standard Arabic.
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
