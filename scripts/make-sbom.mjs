/**
 * Writes a software bill of materials in CycloneDX 1.6 of everything in package-lock.json to stdout. The lockfile is read itself, because
 * `npm sbom` leaves out optional packages of other platforms, and packages that are not installed. Packages for development have the scope
 * `excluded`.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'));
const { '': root, ...rest } = lock.packages;
const packages = Object.entries(rest).filter(([, entry]) => !entry.link);
const components = packages.map(([path, entry]) => toComponent(path, entry));
const dependencies = [['', root], ...packages].map(([path, entry]) => ({
  ref: refOf(path),
  dependsOn: [...new Set(dependenciesOf(path, entry))].sort(),
}));

const bom = {
  bomFormat: 'CycloneDX',
  specVersion: '1.6',
  serialNumber: `urn:uuid:${uuidOf(JSON.stringify(lock))}`,
  version: 1,
  metadata: {
    component: {
      type: 'application',
      'bom-ref': refOf(''),
      name: root.name,
      version: root.version,
      licenses: [{ expression: root.license }],
      purl: purlOf(root.name, root.version),
    },
  },
  components,
  dependencies,
};
process.stdout.write(`${JSON.stringify(bom, undefined, 2)}\n`);

function toComponent(path, entry) {
  const name = nameOf(path, entry);
  return {
    type: 'library',
    'bom-ref': refOf(path),
    name,
    version: entry.version,
    scope: entry.dev || entry.devOptional ? 'excluded' : entry.optional ? 'optional' : 'required',
    ...(entry.license && { licenses: [{ expression: entry.license }] }),
    ...(entry.version && { purl: purlOf(name, entry.version) }),
    ...(entry.integrity && { hashes: hashesOf(entry.integrity) }),
  };
}

/**
 * Returns the name of a package: that of its alias, or else the end of its path: `node_modules/a/node_modules/@b/c` → `@b/c`. A workspace of
 * this package has the name of its folder.
 */
function nameOf(path, { name }) {
  return (
    name ??
    /(?:^|node_modules\/)((?:@[^/]+\/)?[^/]+)$/.exec(path)?.[1] ??
    path.slice(path.lastIndexOf('/') + 1)
  );
}

/** Returns the reference of a package. It is the path, because a package may be there twice in the same version. */
function refOf(path) {
  return path === '' ? 'voice-directory' : path;
}

/** Returns the references of the packages that a package depends on: those of the nearest `node_modules`, as Node finds them. */
function dependenciesOf(path, entry) {
  const names = Object.keys({
    ...entry.dependencies,
    ...entry.optionalDependencies,
    ...entry.peerDependencies,
    ...(path === '' && entry.devDependencies),
  });
  return names.flatMap((name) => find(path, name) ?? []);
}

function find(path, name) {
  for (let folder = path; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('node_modules/') - 1))) {
    const candidate = folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`;
    const entry = lock.packages[candidate];
    if (entry) return refOf(entry.link ? entry.resolved : candidate);
    if (folder === '') return undefined;
  }
}

function hashesOf(integrity) {
  return integrity.split(' ').map((each) => {
    const [algorithm, content] = each.split(/-(.*)/s);
    return { alg: algorithm.replace('sha', 'SHA-'), content: Buffer.from(content, 'base64').toString('hex') };
  });
}

function purlOf(name, version) {
  return `pkg:npm/${name.replace('@', '%40')}@${version}`;
}

/** Returns a UUID of a text, so that the same lockfile gives the same bill. */
function uuidOf(text) {
  const hex = createHash('sha256').update(text).digest('hex');
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
}
