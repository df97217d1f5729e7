/**
 * Checks the license of every package in package-lock.json against a list of permissive licenses. The license is read
 * from the package's own package.json, or from the lockfile if the package is not installed on this platform. A license
 * may be an SPDX expression such as `MIT OR Apache-2.0`.
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
  'Unicode-DFS-2016',
  'Unlicense',
  'Zlib',
];
/** Licenses that a development tool may have. CC-BY, MPL and PSF licenses are allowed, because nothing of a development tool is shipped. */
const DEVELOPMENT = [...PERMISSIVE, 'CC-BY-3.0', 'CC-BY-4.0', 'MPL-2.0', 'Python-2.0'];

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

/** Returns the licenses that a package may have: those in `DEVELOPMENT` if the lockfile marks the package as `dev` or `devOptional`. */
function allowedFor({ dev, devOptional }) {
  return dev || devOptional ? DEVELOPMENT : PERMISSIVE;
}

function licenseOf(path, entry) {
  const file = `${path}/package.json`;
  const { license, licenses } = existsSync(file) ? readJson(file) : entry;
  // An old package.json may list objects, one of which the user chooses: `[{ type: 'MIT' }, { type: 'ISC' }]` → `MIT OR ISC`.
  const stated = [license ?? licenses ?? []].flat().map((one) => one.type ?? one);
  return stated.length === 0 ? undefined : stated.join(' OR ');
}

function isAllowed(license, allowed) {
  try {
    return license !== undefined && satisfies(license, allowed);
  } catch {
    // `satisfies` throws for a text such as `SEE LICENSE IN file`, because the text is not an SPDX expression.
    return false;
  }
}

function readJson(path) {
  return JSON.parse(readFileSync(path, 'utf8'));
}
