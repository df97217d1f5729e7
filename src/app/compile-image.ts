/** Step of `npm run build` that stores the image (search index as a file) of the bundled lists, so that no start has to build the index. */
import { writeFile } from 'node:fs/promises';
import { writeImage } from '../index/catalog/image-file.ts';
import { providers } from '../ingest/providers/index.ts';
import { createContext } from './compose/compose.ts';
import { parseConfig } from './config/config.ts';
import { BUNDLED_IMAGE } from './snapshot/bundled-image.ts';
import { buildBundledImage } from './snapshot/load-snapshot.ts';

const context = await createContext(parseConfig({}, providers));
await writeFile(BUNDLED_IMAGE, await writeImage(await buildBundledImage(context)));
await context.close();
