/** Build step of `npm run build` that stores the catalog image of the bundled lists, because building it at each start takes too long. */
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
