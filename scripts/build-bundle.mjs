/**
 * Bundles the program and its worker thread with esbuild into `bundle/` of a build, because Node loads a few large files in half the time of
 * a thousand small ones. A module that the program imports when it is used becomes a file of its own. Source maps name the lines of src/ in
 * stack traces. `licenses.txt` has the licenses of the packages that the bundle contains.
 */
import { chmodSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';

const ROOT = join(import.meta.dirname, '..');
const [target] = process.argv.slice(2);
const outdir = join(target, 'bundle');
/** Bundled CommonJS packages call `require` for Node's own modules, and an ES module has no such function. */
const REQUIRE =
  "import { createRequire as createBundleRequire } from 'node:module'; const require = createBundleRequire(import.meta.url);";

const { metafile } = await build({
  absWorkingDir: ROOT,
  entryPoints: { main: 'src/cli/main.ts', worker: 'src/app/worker.ts' },
  outdir,
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  // Packages of both forms are taken as ES modules, because a dynamic import of a bundled CommonJS module has no named exports.
  mainFields: ['module', 'main'],
  charset: 'utf8',
  jsx: 'automatic',
  jsxImportSource: 'preact',
  // The texts are modules of the build already, one per language.
  external: ['#page-texts/*'],
  minifySyntax: true,
  minifyWhitespace: true,
  sourcemap: true,
  sourcesContent: false,
  legalComments: 'none',
  banner: { js: REQUIRE },
  metafile: true,
  logLevel: 'warning',
});

// Source maps apply to modules that are loaded after the call. The link that npx keeps to a checkout sets the mode at its first use alone.
const program = join(target, 'cli/main.js');
writeFileSync(
  program,
  "#!/usr/bin/env node\nprocess.setSourceMapsEnabled(true);\nawait import('../bundle/main.js');\n",
);
chmodSync(program, 0o755);

const packages = new Set(
  Object.keys(metafile.inputs).flatMap((path) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(path)?.[0] ?? []),
);
writeFileSync(join(outdir, 'licenses.txt'), [...packages].sort().map(licenseOf).join('\n'));

/** Returns the name of a package and the text of its license, or the name of the license if the package has no text. */
function licenseOf(folder) {
  const { name, version, license } = JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8'));
  const file = readdirSync(join(ROOT, folder)).find((each) => /^licen[cs]e/i.test(each));
  const text = file ? readFileSync(join(ROOT, folder, file), 'utf8') : license;
  return `${name} ${version}\n\n${text}\n`;
}
