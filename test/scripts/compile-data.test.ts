import { spawnSync } from 'node:child_process';
import { cp, mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { expect, it } from '@jest/globals';
import { withFolder } from '../support/folder.ts';
import { longTests } from '../support/long-tests.ts';
import { readBeside, type Values } from '../support/tables.ts';

/** Files of data/, and the problems in them. */
interface Mistakes {
  readonly files: Values<string>;
  readonly problems: readonly string[];
}

const { words, models } = readBeside<{
  words: Mistakes;
  models: Mistakes;
}>(import.meta);

/** Each run of the build takes two seconds. A short run tries two of its four stages. */
const itLong = longTests(it, it.skip);

/** Compiles a copy of data/ with other files, and returns the exit code and the problems, each without the folder of the copy. */
function compileWith(files: Readonly<Record<string, string>>) {
  return withFolder(async (folder) => {
    const [data, build] = [join(folder, 'data'), join(folder, 'build')];
    // A service that was started here has written its own folders beside the tables.
    const isTable = (path: string) => !/^data\/(?:catalog|catalog-copy|catalog-image|previews)$/.test(path);
    await cp('data', data, { recursive: true, filter: isTable });
    for (const [path, text] of Object.entries(files)) await writeFile(join(data, path), text);
    await mkdir(build);
    // The links are kept, because the modules load the data sets that are compiled beside them.
    for (const room of (await readdir('dist')).filter((name) => name !== 'data'))
      await symlink(resolve('dist', room), join(build, room));
    await symlink(resolve('node_modules'), join(folder, 'node_modules'));
    const args = ['--preserve-symlinks', 'scripts/compile-data.mjs', build, data];
    const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
    return { status, problems: stderr.split('\n').map((line) => line.replace(/^\S*\/data\//, '')) };
  });
}

it('each mistake in a table is told with file, line and key, and stops the build', async () => {
  const { status, problems } = await compileWith(words.files);
  expect(problems).toEqual([...words.problems, '']);
  expect(status).toBe(1);
});

it('a mistake in a table to which others refer is told before they are read', async () => {
  const style = 'calm: { neighbours: [clam] }\nwarm: { codes: [Cozy], names: [hot] }\n';
  expect(await compileWith({ 'facets/style.yaml': style })).toEqual({
    status: 1,
    problems: [
      'facets/style.yaml:2: warm.codes.0: is no slug, such as high-pitched',
      'facets/style.yaml:2: warm.names: Unrecognized key: "names"',
      'facets/style.yaml:1: calm.neighbours.0: clam is no other row',
      '',
    ],
  });
});

itLong('a word that another row or language has with another meaning is told with both places', async () => {
  const french = (await readFile('data/words/fr.yaml', 'utf8')).replace(
    '  Male: [',
    '  Male: [gentle, voce, ',
  );
  const { problems } = await compileWith({ 'words/fr.yaml': french });
  const withoutPlaces = problems.map((problem) => problem.replace(/:\d+:/, ':').replace(/\.\d+$/, ''));
  expect(withoutPlaces).toEqual([
    'words/fr.yaml: genders.Male.0: gentle means gentle already in facets/style.yaml, gentle',
    'words/fr.yaml: genders.Male.1: voce means empty already in words/pt.yaml, empty',
    '',
  ]);
});

itLong(
  'a mistake in a model or an unlisted vendor, and a file too many, are told with file, line and key',
  async () => {
    const { problems } = await compileWith(models.files);
    expect(problems).toEqual([...models.problems, '']);
  },
);
