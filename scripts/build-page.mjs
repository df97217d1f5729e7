/**
 * Bundles the web page's script and styles with esbuild into `assets/` of a build, and the player into `player.html`. File names carry a hash of the content, so that
 * browsers may keep the files for ever; `assets.json` beside the folder maps the name of an entry to the name of its file.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { build } from 'esbuild';
import { SERVER_GROUPS } from './text-groups.mjs';

const ROOT = join(import.meta.dirname, '..');
const PAGE = join(ROOT, 'src/page');
const [target] = process.argv.slice(2);
const outdir = join(target, 'page/assets');

const TARGET = { bundle: true, minify: true, target: ['es2022'], charset: 'utf8', logLevel: 'warning' };

const { metafile } = await build({
  ...TARGET,
  // esbuild hashes paths below this folder. The name of the folder differs from build to build, and the names of the files must not.
  absWorkingDir: target,
  entryPoints: {
    page: join(PAGE, 'client/main.tsx'),
    styles: join(PAGE, 'styles/main.css'),
    icon: join(PAGE, 'icons/icon.svg'),
    card: join(PAGE, 'icons/card.png'),
  },
  loader: { '.svg': 'copy', '.png': 'copy' },
  alias: { '#page-texts': join(target, 'page/texts/browser') },
  outdir,
  // Texts of each language are a file of their own, so that a reader loads one language.
  splitting: true,
  format: 'esm',
  jsx: 'automatic',
  jsxImportSource: 'preact',
  // Chromium compiles the functions of a script with this comment on another thread, and not each at its first call while the page waits.
  banner: { js: '//# allFunctionsCalledOnLoad' },
  entryNames: '[name]-[hash]',
  chunkNames: 'chunk-[hash]',
  assetNames: '[name]-[hash]',
  metafile: true,
});

// Browsers do not load the groups of texts that only the server renders, so that a use of them would throw there.
const used = new RegExp(String.raw`\btexts\.(?:${SERVER_GROUPS.join('|')})\.`);
const misused = Object.keys(metafile.inputs).filter(
  (path) => /\.tsx?$/.test(path) && used.test(readFileSync(join(target, path), 'utf8')),
);
if (misused.length > 0)
  throw new Error(`${misused.join(', ')}: texts of ${SERVER_GROUPS.join(', ')} are the server's`);

/** Files of the entries. A chunk of a dynamic import has an entry point too, but another name. */
const entries = Object.keys(metafile.outputs)
  .map((path) => basename(path))
  .filter((file) => /^(?:page|styles|icon|card)-/.test(file))
  .map((file) => [file.slice(0, file.indexOf('-')), file]);
writeFileSync(join(target, 'page/assets.json'), JSON.stringify(Object.fromEntries(entries)));

// The player of MCP hosts is one document, because a host loads it without its neighbours.
const PLAYER = join(ROOT, 'src/mcp/player');
const { outputFiles } = await build({
  ...TARGET,
  entryPoints: [join(PLAYER, 'main.ts'), join(PLAYER, 'player.css')],
  outdir,
  format: 'iife',
  write: false,
});
const partOf = (extension) => outputFiles.find(({ path }) => path.endsWith(extension)).text;
writeFileSync(
  join(target, 'page/player.html'),
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>Voices</title><style>${partOf('.css')}</style><body><script>${partOf('.js')}</script></body></html>`,
);
