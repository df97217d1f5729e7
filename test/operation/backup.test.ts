import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { createFileStore } from '../../src/storage/file.ts';
import { createSnapshots } from '../../src/storage/snapshots.ts';
import { withFolder } from '../support/folder.ts';
import { withService } from '../support/service.ts';
import { snapshotOf, writeSnapshot } from '../support/snapshot.ts';
import { voice } from '../support/voice.ts';

/** Returns the command of a backup that docs/operation.md gives. */
function documentedBackup(): string {
  const [, command = ''] =
    /^(mkdir -p \/backup && cd \/var\/lib\/voice-directory && cp .*?)\s+#/m.exec(
      readFileSync('docs/operation.md', 'utf8'),
    ) ?? [];
  return command;
}

it('a backup by the command of the guide, put back into an empty folder, is served', () =>
  withFolder(async (folder) => {
    const [data, backup] = [join(folder, 'data'), join(folder, 'backup')];
    const catalog = join(data, 'catalog');
    const write = (name: string, second: number) =>
      writeSnapshot(
        createSnapshots(createFileStore(catalog)),
        snapshotOf([voice({ id: `openai/${name}` })], { builtAt: new Date(second * 1000).toISOString() }),
      );
    await write('ada', 1);
    const command = documentedBackup()
      .replaceAll('/var/lib/voice-directory', data)
      .replaceAll('/backup', backup);
    expect(command).toContain(backup);
    execFileSync('sh', ['-c', command]);
    await write('bob', 2);
    await rm(catalog, { recursive: true });
    await mkdir(catalog);
    execFileSync('sh', ['-c', `cp -a ${backup}/. ${catalog}/ && cp -a ${backup}/latest*.json ${catalog}/`]);
    await withService({ DATA_DIR: data, PROVIDERS: 'openai' }, async ({ url, notice }) => {
      const { voices } = (await (await fetch(`${url}/v1/voices?fields=id`)).json()) as {
        voices: { id: string }[];
      };
      expect([notice, voices]).toMatchObject([undefined, [{ id: 'openai/ada' }]]);
    });
  }));
