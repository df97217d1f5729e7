import type { Catalog } from '../index/catalog/catalog.ts';
import type { FindPreview } from '../previews/find-preview.ts';
import type { Row } from './answer.ts';

/**
 * Returns the URLs of the recordings of voices by id, for rows whose `preview` is `yes`. A voice whose recording has gone since the catalog was built is
 * left out.
 */
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
