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
/** Licenses of development tools. Attribution licenses are allowed too, because no data under them is shipped. */
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

/** Returns the allowed licenses. Packages that a production install leaves out (`dev`) may have more, because they are not shipped. */
function allowedFor({ dev, devOptional }) {
  return dev || devOptional ? DEVELOPMENT : PERMISSIVE;
}

function licenseOf(path, entry) {
  const file = `${path}/package.json`;
  const { license, licenses } = existsSync(file) ? readJson(file) : entry;
  // Licenses of old packages are objects, joined by OR because the user may choose one of them.
  const stated = [license ?? licenses ?? []].flat().map((one) => one.type ?? one);
  return stated.length === 0 ? undefined : stated.join(' OR ');
}

function isAllowed(license, allowed) {
  try {
    return license !== undefined && satisfies(license, allowed);
  } catch {
    // The text is not an SPDX expression, such as "SEE LICENSE IN file".
    return false;
  }
}

function readJson(path) {
  return JSON.parse(readFileSync(path, 'utf8'));
}
