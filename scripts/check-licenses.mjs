/**
 * Checks the license of every package in the lockfile against a list of permissive ones. The license is read from the
 * installed package.json, or from the lockfile for packages of other platforms, and may be any SPDX expression.
 */
import { existsSync, readFileSync } from 'node:fs';
import satisfies from 'spdx-satisfies';

const PERMISSIVE = [
  'MIT',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'Unicode-3.0',
  'Unlicense',
  'Zlib',
];
/** Attribution licenses of data that development tools read; nothing of it is shipped. */
const DEVELOPMENT = [...PERMISSIVE, 'CC-BY-3.0', 'CC-BY-4.0'];

const { packages } = readJson('package-lock.json');
const refused = Object.entries(packages)
  .filter(([path]) => path !== '')
  .map(([path, entry]) => ({ path, license: licenseOf(path, entry), allowed: allowedFor(entry) }))
  .filter(({ license, allowed }) => !isAllowed(license, allowed));

for (const { path, license } of refused)
  process.stderr.write(`${path}: ${license ?? 'no license'} is not in the list of scripts/check-licenses.mjs
`);
if (refused.length > 0) process.exitCode = 1;
else process.stdout.write(`Licenses: ${Object.keys(packages).length - 1} packages, all permissive.\n`);

/** Packages that a production install has are shipped; `dev` marks those that it leaves out. */
function allowedFor({ dev, devOptional }) {
  return dev || devOptional ? DEVELOPMENT : PERMISSIVE;
}

function licenseOf(path, entry) {
  const file = `${path}/package.json`;
  const { license, licenses } = existsSync(file) ? readJson(file) : entry;
  // Old packages list objects, any of which may be chosen.
  const stated = [license ?? licenses ?? []].flat().map((one) => one.type ?? one);
  return stated.length === 0 ? undefined : stated.join(' OR ');
}

function isAllowed(license, allowed) {
  try {
    return license !== undefined && satisfies(license, allowed);
  } catch {
    // It is no SPDX expression, such as "SEE LICENSE IN file".
    return false;
  }
}

function readJson(path) {
  return JSON.parse(readFileSync(path, 'utf8'));
}
