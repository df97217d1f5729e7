/**
 * Checks that the checkout can be released: equal versions everywhere, a dated entry of the changelog, a bill of materials, no uncommitted
 * change. `npm run release:check` then packs, installs and runs the packages. Nothing is published.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));
const { version, dependencies } = readJson('package.json');
const client = readJson('packages/client/package.json');
const [, heading = 'none'] = /^## (.+)$/m.exec(readFileSync('CHANGELOG.md', 'utf8')) ?? [];
const print = (command, args) => execFileSync(command, args, { encoding: 'utf8', maxBuffer: 1e8 });
const bom = JSON.parse(print(process.execPath, ['scripts/make-sbom.mjs']));
const changed = print('git', ['status', '--porcelain']).trim();

const faults = [
  client.version !== version && `packages/client/package.json has version ${client.version}, not ${version}`,
  client.dependencies['openapi-fetch'] !== dependencies['openapi-fetch'] &&
    'packages/client/package.json has another range of openapi-fetch than package.json',
  readJson('package-lock.json').version !== version &&
    `package-lock.json has another version than ${version}`,
  readJson('openapi.json').info.version !== version && `openapi.json has another version than ${version}`,
  !(heading.startsWith(`${version} (`) && /\(\d{4}-\d\d-\d\d\)$/.test(heading)) &&
    `CHANGELOG.md begins with "${heading}", not with "${version} (YYYY-MM-DD)"`,
  bom.metadata.component.version !== version && 'the bill of materials has another version',
  bom.components.length === 0 && 'the bill of materials is empty',
  changed !== '' && `there are uncommitted changes:\n${changed}`,
].filter(Boolean);

for (const fault of faults) process.stderr.write(`${fault}\n`);
if (faults.length > 0) process.exitCode = 1;
else
  process.stdout.write(
    `${version} can be released, ${bom.components.length} packages in its bill of materials.\n`,
  );
