/** Step of `npm run build`: stores the search index of the bundled voice lists in a file, so that a starting service need not build this index. */
import { writeFile } from 'node:fs/promises';
import { writeImage } from '../index/catalog/image-file.ts';
import { providers } from '../ingest/providers/index.ts';
import { createContext } from './compose/compose.ts';
import { parseConfig } from './config/config.ts';
import { BUNDLED_IMAGE } from './snapshot/images.ts';
import { buildBundledImage } from './snapshot/load-snapshot.ts';

// The default folder may have recordings of a server that ran in this checkout.
const context = await createContext(parseConfig({ PREVIEW_DIR: '/no-recordings' }, providers));
await writeFile(BUNDLED_IMAGE, await writeImage(await buildBundledImage(context)));
await context.close();
