// A copy of the catalog in a file, brought up to date by each run: VOICE_DIRECTORY_URL=http://localhost:3000 node mirror.mjs voices.json
import { readFile, rename, writeFile } from 'node:fs/promises';
import { createVoiceDirectoryClient } from 'voice-directory/client';

const baseUrl = process.env.VOICE_DIRECTORY_URL ?? 'http://localhost:3000';
const file = process.argv[2] ?? 'voices.json';
const directory = createVoiceDirectoryClient({ baseUrl });
const print = (text) => process.stdout.write(`${text}\n`);

/** Reads the whole catalog. The cursor comes first, so that a change between the two is told again. */
async function readWhole() {
  for (let attempt = 1; attempt <= 5; attempt++) {
    const { next, catalog_version } = await directory.changes.newest({ limit: 1 });
    const { catalogVersion, voices } = await directory.voices.dump();
    const copy = new Map();
    for await (const voice of voices) copy.set(voice.id, voice);
    // Servers behind one address may be of two catalogs for seconds. A dump older than the cursor would miss the changes between.
    if (catalogVersion === catalog_version) return { next, copy };
  }
  throw new Error('The catalog was replaced again and again.');
}

/** Applies what has changed since the cursor of a copy; undefined if the service no longer knows it. */
async function follow({ next, copy }) {
  let count = 0;
  for await (const page of directory.changes.since(next)) {
    if (page.outcome === 'history_gone') return undefined;
    for (const { id, voice } of page.changes) {
      if (voice) copy.set(id, voice);
      else copy.delete(id);
    }
    count += page.changes.length;
    next = page.next;
  }
  print(`${count} changes`);
  return { next, copy };
}

async function readFileOf(path) {
  try {
    const { next, voices } = JSON.parse(await readFile(path, 'utf8'));
    return { next, copy: new Map(voices.map((voice) => [voice.id, voice])) };
  } catch (error) {
    if (error.code !== 'ENOENT') throw error;
    return undefined;
  }
}

const known = await readFileOf(file);
const { next, copy } = (known && (await follow(known))) ?? (await readWhole());
// A file that is written beside and renamed is whole at every moment.
await writeFile(`${file}.new`, JSON.stringify({ next, voices: [...copy.values()] }));
await rename(`${file}.new`, file);
print(`${copy.size} voices`);
