import { createContext } from '../app/compose/compose.ts';
import type { Config } from '../app/config/config.ts';
import type { Context } from '../app/snapshot/context.ts';
import { loadCatalogImage, loadSnapshot } from '../app/snapshot/load-snapshot.ts';
import type { Snapshot } from '../domain/snapshot.ts';
import type { Catalog } from '../index/catalog/catalog.ts';
import type { CliIo } from './io.ts';

/** Calls `use` with the objects that a command needs, such as the snapshot store, and closes these objects even if `use` fails. */
export async function withContext<T>(config: Config, use: (context: Context) => Promise<T>): Promise<T> {
  const context = await createContext(config);
  return use(context).finally(context.close);
}

/** Reads the snapshot that a service would serve, and prints the reason if that is not the latest stored snapshot. */
export async function readSnapshot(context: Context, io: CliIo): Promise<Snapshot> {
  const loaded = await loadSnapshot(context);
  tellNotice(loaded, io);
  return loaded.snapshot;
}

/** Opens the catalog that a service would serve, and prints the reason if that is not the catalog of the latest stored snapshot. */
export async function readCatalog(config: Config, io: CliIo): Promise<Catalog> {
  return withContext(config, (context) => openStored(context, io));
}

/**
 * Opens the same catalog as {@link readCatalog}, in a context that the caller creates and closes. The modules of the search are imported only
 * here, because most commands do not search.
 */
export async function openStored(context: Context, io: CliIo): Promise<Catalog> {
  const loaded = await loadCatalogImage(context);
  tellNotice(loaded, io);
  const { openCatalog } = await import('../index/catalog/catalog.ts');
  return openCatalog(loaded.image);
}

/** Prints the reason why the latest stored snapshot was not read; prints nothing if it was read. */
export function tellNotice({ notice }: { readonly notice?: string }, io: CliIo): void {
  if (notice) io.err(notice);
}
