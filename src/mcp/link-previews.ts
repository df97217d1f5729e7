import type { Catalog } from '../index/catalog/catalog.ts';
import type { FindPreview } from '../previews/find-preview.ts';
import type { Row } from './answer.ts';

/** Returns preview URLs by voice id for the rows whose `preview` is `yes`, except for recordings that no longer exist. */
export async function linkPreviews(
  rows: readonly Row[] = [],
  catalog: Catalog,
  findPreview: FindPreview,
): Promise<Readonly<Record<string, string>>> {
  const ids = rows.flatMap(({ id, preview }) => (preview === 'yes' ? String(id) : []));
  const toUrl = (id: string) =>
    findPreview(catalog.find(id)).then(
      ({ url }) => url,
      () => undefined,
    );
  const links = await Promise.all(ids.map(async (id) => [id, await toUrl(id)] as const));
  return Object.fromEntries(links.filter((link): link is readonly [string, string] => link[1] !== undefined));
}
