import type { Voice } from '../domain/voice.ts';
import type { Catalog } from '../index/catalog/catalog.ts';
import { joinFirst, type Row, type Table } from './answer.ts';
import { isModel } from './coverage.ts';
import { toRow } from './voice-rows.ts';

export type Identified = ReturnType<Catalog['identify']>;

const MAX_IDS = 4;
const sayIds = (ids: readonly string[]) => joinFirst(ids, MAX_IDS);

/** Returns a table with a row per requested id or name. Each row tells whether the voice exists, and which voices to use instead. */
export function tellIds(identified: readonly Identified[], catalog: Catalog): Table {
  const rows = identified.map((each) => toIdRow(each, catalog));
  const found = identified.filter(({ as }) => as === 'id' || as === 'meant').length;
  const optional = [...new Set(rows.flatMap(Object.keys))].filter((name) => !KEPT.has(name)).reverse();
  return { summary: `${identified.length} asked for, ${found} in the catalog.`, rows, optional };
}

const KEPT: ReadonlySet<string> = new Set(['asked', 'found', 'id', 'instead']);

function toIdRow({ asked, as, ids, removed_at }: Identified, catalog: Catalog): Row {
  if (as === 'removed') return { asked, found: `no: removed on ${removed_at}`, instead: sayIds(ids) };
  const [id = '', ...others] = ids;
  const isRetired = ids.length === 1 && catalog.find(id).status === 'retired';
  if (as === 'unknown' && !isRetired)
    return { asked, found: sayUnknown(asked, ids, catalog), instead: sayIds(ids) };
  if (others.length > 0)
    return { asked, found: `${ids.length} voices`, id: sayIds(ids), ...sharedBy(ids.map(catalog.find)) };
  const voice = catalog.find(id);
  const { id: _, ...row } = toRow(voice);
  const replacements = catalog.findReplacements(voice) ?? [];
  return {
    asked,
    found: voice.status === 'retired' ? 'retired' : 'yes',
    id,
    ...row,
    instead: sayIds(replacements),
  };
}

/** Returns the cells that the rows of several voices share, except `preview`, which only the row of a single voice has, and all their stages. */
function sharedBy(voices: readonly Voice[]): Row {
  const [{ id: _, preview: __, ...first } = {}, ...others] = voices.map((voice) => toRow(voice));
  const shared = Object.entries(first).filter(([name, cell]) => others.every((row) => row[name] === cell));
  const stages = new Set(voices.map(({ status = 'current' }) => status));
  return { ...Object.fromEntries(shared), status: [...stages].join(' or ') };
}

/** Returns the phrase for an id that the catalog lacks: never listed, of a model, listed by another provider, or similar to the listed id `nearest`. */
function sayUnknown(asked: string, [nearest = '']: readonly string[], catalog: Catalog): string {
  if (isModel(asked, catalog)) return 'no: a model, listed by model=';
  if (nearest === '') return 'no: unknown here';
  const nativeOf = (id: string) => id.slice(id.indexOf('/') + 1).toLowerCase();
  if (!nativeOf(nearest).startsWith(nativeOf(asked))) return 'no: unknown here, nearest instead';
  const isOther = asked.includes('/') && !nearest.toLowerCase().startsWith(asked.toLowerCase());
  return isOther ? 'no: of another provider' : 'no: the beginning of an id, whole instead';
}
