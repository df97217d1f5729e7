import { createContext } from '../app/compose/compose.ts';
import type { Config } from '../app/config/config.ts';
import type { Context } from '../app/snapshot/context.ts';
import { loadCatalogImage, loadSnapshot } from '../app/snapshot/load-snapshot.ts';
import type { Snapshot } from '../domain/snapshot.ts';
import type { Catalog } from '../index/catalog/catalog.ts';
import type { CliIo } from './io.ts';

/** Calls `use` with the objects that a command needs, such as the snapshot store. The objects are closed even if `use` fails. */
export async function withContext<T>(config: Config, use: (context: Context) => Promise<T>): Promise<T> {
  const context = await createContext(config);
  return use(context).finally(context.close);
}

/** Reads the snapshot that a service would serve. If the latest stored snapshot cannot be used, the reason is printed. */
export async function readSnapshot(context: Context, io: CliIo): Promise<Snapshot> {
  const loaded = await loadSnapshot(context);
  tellNotice(loaded, io);
  return loaded.snapshot;
}

/** Opens the catalog that a service would serve. If the catalog is not that of the latest stored snapshot, the reason is printed. */
export async function readCatalog(config: Config, io: CliIo): Promise<Catalog> {
  return withContext(config, (context) => openStored(context, io));
}

/**
 * Opens the same catalog as {@link readCatalog}. The caller creates and closes the context. The modules of the search are imported only here, because
 * most commands do not search.
 */
export async function openStored(context: Context, io: CliIo): Promise<Catalog> {
  const loaded = await loadCatalogImage(context);
  tellNotice(loaded, io);
  const { openCatalog } = await import('../index/catalog/catalog.ts');
  return openCatalog(loaded.image);
}

/** Prints the reason why the latest stored snapshot was not read, if there is a reason. */
export function tellNotice({ notice }: { readonly notice?: string }, io: CliIo): void {
  if (notice) io.err(notice);
}
