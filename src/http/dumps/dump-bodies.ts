import type { Catalog } from '../../index/catalog.ts';
import type { Encoding } from '../catalog/content-encoding.ts';
import { compress } from './compress.ts';
import { type Dump, inTurns } from './dump.ts';
import { type SharedBytes, shareBytes } from './shared-bytes.ts';

/** Bodies of the dumps of one catalog by dump and encoding, released with the catalog when no response reads them any more. */
export interface DumpBodies {
  /** Returns a body. The first call for a dump and an encoding starts to write the body; later calls share it. */
  body(dump: Dump, encoding: Encoding | undefined): SharedBytes;
  /** Returns a body that an earlier request has started; undefined if no request has. */
  known(dump: Dump, encoding: Encoding | undefined): SharedBytes | undefined;
}

/** Creates the lookup of bodies by catalog. The key is the catalog's function `dump`, because catalogs with the same voices share it. */
export function createDumpBodies(): (catalog: Catalog) => DumpBodies {
  const byVoices = new WeakMap<Catalog['dump'], DumpBodies>();
  return (catalog) => {
    const known = byVoices.get(catalog.dump);
    if (known) return known;
    const created = openBodies(catalog);
    byVoices.set(catalog.dump, created);
    return created;
  };
}

function openBodies(catalog: Catalog): DumpBodies {
  const bodies = new Map<string, SharedBytes>();
  const keyOf = ({ name }: Dump, encoding: Encoding | undefined) => `${name}:${encoding ?? ''}`;

  function share(key: string, source: AsyncIterable<Buffer>): SharedBytes {
    const shared = shareBytes(source, () => bodies.delete(key));
    bodies.set(key, shared);
    return shared;
  }

  function body(dump: Dump, encoding: Encoding | undefined): SharedBytes {
    const key = keyOf(dump, encoding);
    const known = bodies.get(key);
    if (known) return known;
    const source = inTurns(dump.write(catalog));
    if (encoding) return share(key, compress(source, encoding));
    return dump.isCopied ? { sizeBytes: undefined, read: () => source } : share(key, source);
  }

  return { body, known: (dump, encoding) => bodies.get(keyOf(dump, encoding)) };
}
