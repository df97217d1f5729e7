/**
 * Bundles the web page's script and styles with esbuild into `assets/` of a build. File names carry a hash of the content, so that
 * browsers may keep the files for ever; `assets.json` beside the folder maps the name of an entry to the name of its file.
 */
import { writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { build } from 'esbuild';

const ROOT = join(import.meta.dirname, '..');
const PAGE = join(ROOT, 'src/page');
const [target] = process.argv.slice(2);
const outdir = join(target, 'page/assets');

const { metafile } = await build({
  entryPoints: {
    page: join(PAGE, 'client/main.tsx'),
    styles: join(PAGE, 'styles/main.css'),
    icon: join(PAGE, 'icons/icon.svg'),
  },
  loader: { '.svg': 'copy' },
  alias: { '#page-texts': join(target, 'page/texts/browser') },
  outdir,
  bundle: true,
  minify: true,
  // Texts of each language are a file of their own, so that a reader loads one language.
  splitting: true,
  format: 'esm',
  target: ['es2022'],
  charset: 'utf8',
  jsx: 'automatic',
  jsxImportSource: 'preact',
  entryNames: '[name]-[hash]',
  chunkNames: 'chunk-[hash]',
  assetNames: '[name]-[hash]',
  metafile: true,
  logLevel: 'warning',
});

/** Files of the entries. A chunk of a dynamic import has an entry point too, but another name. */
const entries = Object.keys(metafile.outputs)
  .map((path) => basename(path))
  .filter((file) => /^(?:page|styles|icon)-/.test(file))
  .map((file) => [file.slice(0, file.indexOf('-')), file]);
writeFileSync(join(target, 'page/assets.json'), JSON.stringify(Object.fromEntries(entries)));
