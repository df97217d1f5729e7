/**
 * Checks what npm installs: every package comes from a registry with an integrity, only known packages have an install script, and none
 * reports installs to a third party. Then asks the registry for known vulnerabilities; a registry that does not answer is told and passes,
 * because the check has to work offline.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/**
 * Packages with an install script, which `.npmrc` keeps from running. None needs a rebuild, because each ships its binary in a package of the
 * platform.
 */
const WITH_SCRIPTS = ['@parcel/watcher', 'esbuild', 'unrs-resolver'];
/** Packages that report installs. An override in package.json has tslib in the place of the one that Spectral names. */
const REPORTING = ['@scarf/scarf'];
const AUDIT_TIMEOUT_MS = 60_000;

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
const installed = Object.entries(packages).filter(
  ([path, { link }]) => path.includes('node_modules/') && !link,
);
const problems = installed.flatMap(([path, entry]) => problemsOf(path, entry));
for (const problem of problems) process.stderr.write(`${problem}\n`);
const audit = askForVulnerabilities();
process.stdout.write(
  `Supply chain: ${installed.length} packages, ${problems.length} problems. ${audit.text}\n`,
);
if (problems.length > 0 || audit.isRefused) process.exitCode = 1;

function problemsOf(path, entry) {
  const { integrity, resolved = '', hasInstallScript, version } = entry;
  const name = entry.name ?? path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
  return [
    !integrity && `${path}: has no integrity`,
    /^(?:git|http:|file:)/.test(resolved) && `${path}: comes from ${resolved}`,
    hasInstallScript && !WITH_SCRIPTS.includes(name) && `${path}: has an install script`,
    REPORTING.includes(name) && `${path}@${version}: reports installs to a third party`,
  ].filter(Boolean);
}

/** Asks for vulnerabilities. Those of packages that are shipped, from `high` on, fail the check; others are told. */
function askForVulnerabilities() {
  const { stdout = '' } = spawnSync('npm', ['audit', '--json'], {
    encoding: 'utf8',
    timeout: AUDIT_TIMEOUT_MS,
    shell: process.platform === 'win32',
  });
  const report = parse(stdout);
  if (!report?.vulnerabilities) {
    const reason = report?.message ?? report?.error?.summary ?? 'no answer';
    return { isRefused: false, text: `npm audit was not answered (${String(reason).slice(0, 100)}).` };
  }
  const found = Object.values(report.vulnerabilities);
  const shipped = found.filter(
    ({ severity, nodes = [] }) =>
      ['high', 'critical'].includes(severity) && nodes.some((path) => packages[path] && !packages[path].dev),
  );
  for (const { name, severity } of shipped) process.stderr.write(`${name}: ${severity} vulnerability\n`);
  return {
    isRefused: shipped.length > 0,
    text: `npm audit: ${found.length} vulnerable packages, ${shipped.length} of them shipped and at least high.`,
  };
}

function parse(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
