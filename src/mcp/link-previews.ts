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
  const links = await Promise.allSettled(ids.map((id) => findPreview(catalog.find(id))));
  const found = links.map((link, at) => (link.status === 'fulfilled' ? [[ids[at], link.value.url]] : []));
  return Object.fromEntries(found.flat());
}
