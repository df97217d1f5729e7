/**
 * Checks that code reads each text of the page and each setting, and that components write no text themselves. The compiler knows the text that an
 * expression reads. A text that is looked up by a key counts as read if the type of the key has it.
 */
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import * as is from 'typescript/unstable/ast/is';
import { API } from 'typescript/unstable/sync';
import { sourceFilesBelow } from './source-files.mjs';

const ROOT = join(import.meta.dirname, '..');
const PAGE = join(ROOT, 'src/page/');
const TEXTS = join(PAGE, 'texts/texts.ts');
const SETTINGS = 'src/app/config/environment.ts';
const COMMENTS = /\/\*\*[\s\S]*?\*\/|\/\/.*/g;
/** Attributes whose values people read or hear. */
const SHOWN = /^(?:alt|label|placeholder|title|aria-(?:label|description|roledescription|valuetext))$/;

const read = (path) => readFileSync(join(ROOT, path), 'utf8');
const faults = [];
const api = new API({ cwd: ROOT });
const config = join(ROOT, 'tsconfig.json');
const { program, checker } = api.updateSnapshot({ openProject: config }).getProject(config);
const texts = program.getSourceFile(TEXTS);
/** Paths of the texts that no code has been seen to read, by the position of their declarations. */
const unread = new Map();

function addTexts({ members }, path) {
  for (const { pos, name, type } of members)
    if (type.members) addTexts(type, `${path}${name.text}.`);
    else unread.set(pos, path + name.text);
}

/** Returns the declaration of a symbol in the type of all texts, if it has one. */
function declarationOf(symbol) {
  const [handle] = symbol?.declarations ?? [];
  return handle?.path === texts.path ? handle.resolve() : undefined;
}

const groupOf = (node) => declarationOf(checker.getTypeAtLocation(node)?.getSymbol())?.members;

/** Counts the texts of a group with these keys as read, without keys all its texts. */
function readGroup(group, keys) {
  for (const { pos, name } of group ?? []) if (!keys || keys.includes(name.text)) unread.delete(pos);
}

/** Lists the values that a key can have; undefined if its type is any text. */
function valuesOf(key) {
  const type = checker.getTypeAtLocation(key);
  const values = (type.isUnionType() ? type.getTypes() : [type]).map(({ value }) => value);
  return values.includes(undefined) ? undefined : values.map(String);
}

function readTexts(node) {
  if (is.isPropertyAccessExpression(node))
    unread.delete(declarationOf(checker.getSymbolAtLocation(node.name))?.pos);
  else if (is.isElementAccessExpression(node))
    readGroup(groupOf(node.expression), valuesOf(node.argumentExpression));
  else if (is.isObjectBindingPattern(node))
    readGroup(
      groupOf(node),
      node.elements.map(({ propertyName, name }) => (propertyName ?? name).text),
    );
  else if (is.isCallExpression(node) && node.expression.expression?.text === 'Object')
    readGroup(groupOf(node.arguments[0]));
  else if (is.isVariableDeclaration(node) && node.type && node.initializer && !groupOf(node.name))
    readGroup(groupOf(node.initializer));
}

/** Returns what an element or an attribute shows as it is written, which no translation reaches. */
function writtenText(node) {
  if (is.isJsxText(node)) return node.text;
  if (is.isJsxAttribute(node)) return SHOWN.test(node.name.text) ? node.initializer?.text : undefined;
  const { parent } = is.isConditionalExpression(node.parent) ? node.parent : node;
  const isChild = is.isJsxExpression(parent) && !is.isJsxAttribute(parent.parent);
  return isChild && is.isStringLiteral(node) ? node.text : undefined;
}

function visit(node, path) {
  readTexts(node);
  const text = writtenText(node)?.trim() ?? '';
  if (/\p{L}/u.test(text)) faults.push(`${path}: "${text}" is no text of data/page/`);
  node.forEachChild((child) => visit(child, path));
}

addTexts(texts.statements[0].type, '');
for (const name of program.getSourceFileNames().filter((each) => each.startsWith(PAGE) && each !== TEXTS))
  program.getSourceFile(name).forEachChild((node) => visit(node, relative(ROOT, name)));
api.close();
for (const path of unread.values()) faults.push(`data/page/en.json: ${path} is not used`);

const code = sourceFilesBelow('src/app').filter((path) => path !== SETTINGS);
const words = new Set(code.flatMap((path) => read(path).replaceAll(COMMENTS, '').match(/\w+/g)));
for (const [, name] of read(SETTINGS).matchAll(/^ {2}([A-Z_\d]+):/gm))
  if (!words.has(name)) faults.push(`${SETTINGS}: ${name} is not used`);

for (const fault of faults) process.stderr.write(`${fault}\n`);
if (faults.length > 0) process.exitCode = 1;
