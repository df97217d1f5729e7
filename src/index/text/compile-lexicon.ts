/** Build step of `npm run build` that stores the lexicon of query words. To build the lexicon at each start would take too long. */
import { mkdir, writeFile } from 'node:fs/promises';
import { buildLexicon } from './build-lexicon.ts';
import { COMPILED_LEXICON } from './lexicon.ts';

await mkdir(new URL('.', COMPILED_LEXICON), { recursive: true });
await writeFile(COMPILED_LEXICON, buildLexicon());
