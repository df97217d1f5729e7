/** Build step of `npm run build` that stores the catalog image of the bundled lists, because building it at each start takes too long. */
import { writeFile } from 'node:fs/promises';
import { writeImage } from '../index/image-file.ts';
import { providers } from '../ingest/providers/index.ts';
import { BUNDLED_IMAGE } from './bundled-image.ts';
import { createContext } from './compose.ts';
import { parseConfig } from './config.ts';
import { buildBundledImage } from './load-snapshot.ts';

const context = await createContext(parseConfig({}, providers));
await writeFile(BUNDLED_IMAGE, await writeImage(await buildBundledImage(context)));
await context.close();
