import { spawnSync } from 'node:child_process';
import { cp, mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { expect, it } from '@jest/globals';
import { withFolder } from '../support/folder.ts';

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

const GERMAN = `# Words of German.
empty: [ich]
or: [oder, 1]
and: ['&']
genders:
  Female: [frau]
  Mail: [mann]
people:
  Female aged: [greisin]
styles:
  warm: [warm]
  warmish: [lauwarm]
countries:
  XX: [nirgendwo]
stylez: {}
`;
const SPANISH = `paradigms:
  o: [-o, -a]
empty: [yo]
genders:
  Male: [hombre, masculin~e]
`;
const HUME = `octave:
  name: Octave
  facts:
    - source: https://dev.hume.ai/models
      checked: 2026-11-23
      status: new
`;
const RIME = `coda:
  name: Coda
  facts:
    - source: https://docs.rime.ai/docs/models
      checked: 2026-11-23
      status: current
      replaced_by: sonata
    - source: https://docs.rime.ai/docs/sunset
      checked: 2026-11-23
      status: legacy
    - source: https://docs.rime.ai/docs/nothing
      checked: 2026-11-23
`;
const FRENCH = `empty: [je]
empty: [tu]
`;

it('each mistake in a table is told with file, line and key, and stops the build', async () => {
  const { status, problems } = await compileWith({
    'words/de.yaml': GERMAN,
    'words/es.yaml': SPANISH,
    'words/fr.yaml': FRENCH,
  });
  expect(problems).toEqual([
    'words/de.yaml:3: or.1: Invalid input: expected string, received number',
    'words/de.yaml:4: and.0: has no letter',
    'words/de.yaml:7: genders.Mail: Unrecognized key: "Mail"',
    'words/de.yaml:9: people.Female aged: is no known gender, age, accent or use case',
    'words/de.yaml:12: styles.warmish: is no known style',
    'words/de.yaml:14: countries.XX: is no known country',
    'words/de.yaml:15: stylez: Unrecognized key: "stylez"',
    'words/es.yaml:5: genders.Male.1: masculin~e has no such paradigm',
    'words/es.yaml:2: paradigms.o: no word has this ending',
    'words/fr.yaml:2: Map keys must be unique',
    '',
  ]);
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

it('a word that another row or language has with another meaning is told with both places', async () => {
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

it('a mistake in a model or an unlisted vendor, and a file too many, are told with file, line and key', async () => {
  const { problems } = await compileWith({
    'models/hume.yaml': HUME,
    'models/rime.yaml': RIME,
    'unlisted-vendors.yaml': 'baidu: [Baidu, Deepgram]',
    'vendors.yaml': '',
  });
  expect(problems).toEqual([
    'unlisted-vendors.yaml:1: baidu.1: is a provider of data/providers',
    'models/hume.yaml:6: octave.facts.0.status: Invalid option: expected one of "preview"|"current"|"legacy"|"deprecated"|"retired"',
    'models/rime.yaml:10: coda.facts.1.status: another page states this fact too: keep one of both',
    'models/rime.yaml:11: coda.facts.2: no fact',
    'models/rime.yaml:7: coda.facts.0.replaced_by: no other model of this file has this id',
    'vendors.yaml:1: no data set has this file',
    '',
  ]);
});
