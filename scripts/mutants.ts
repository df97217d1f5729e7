import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  isArrowFunction,
  isBinaryExpression,
  isBlock,
  isConditionalExpression,
  isExpressionStatement,
  isIfStatement,
  isNumericLiteral,
  isReturnStatement,
  isTypeNode,
  type Node,
  type SourceFile,
  SyntaxKind,
} from 'typescript/unstable/ast';
import { API } from 'typescript/unstable/sync';
import { createRandom } from '../bench/random.ts';

/** A source file with one place changed. */
export interface Mutant {
  readonly path: string;
  readonly line: number;
  readonly changed: string;
  /** The change in words: `< → <=`. */
  readonly change: string;
}

/** Operators by the operator that each may replace. */
const OPERATORS: Readonly<Record<string, readonly string[]>> = {
  '===': ['!=='],
  '!==': ['==='],
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
  '+': ['-'],
  '-': ['+'],
  '*': ['/'],
  '/': ['*'],
  '%': ['*'],
  '+=': ['-='],
  '-=': ['+='],
  '&&': ['||'],
  '||': ['&&'],
};
/** Values that a function may return instead of its own; the compiler leaves those of its type. */
const CONSTANTS = ['undefined', 'true', 'false', '0', "''", '[]'];

/**
 * Draws changes of files below a path of a checkout, each of another place, until enough of them compile. The checkout is as before afterwards.
 * The compiler's interface is still named unstable, but no other parser of the project tells types.
 */
export function drawMutants(checkout: string, below: string, count: number, seed: number): readonly Mutant[] {
  const api = new API({ cwd: checkout });
  const config = join(checkout, 'tsconfig.json');
  const programWith = (changed: string[]) =>
    api.updateSnapshot({ openProjects: [config], fileChanges: { changed } }).getProject(config)?.program;
  const program = programWith([]);
  const places = (program?.getSourceFileNames() ?? [])
    .filter((file) => file.startsWith(join(checkout, below)))
    .flatMap((file) => {
      const source = program?.getSourceFile(file);
      return source ? placesOf(source).map((place) => ({ file, ...place })) : [];
    });
  const random = createRandom(seed);
  const drawn: Mutant[] = [];
  while (drawn.length < count && places.length > 0) {
    const [{ file, start, end, replacements } = random.pick(places)] = places.splice(
      random.int(places.length),
      1,
    );
    const source = readFileSync(file, 'utf8');
    const first = random.int(replacements.length);
    for (const replacement of [...replacements.slice(first), ...replacements.slice(0, first)]) {
      const changed = source.slice(0, start) + replacement + source.slice(end);
      writeFileSync(file, changed);
      if (changed === source || programWith([file])?.getSemanticDiagnostics(file).length !== 0) continue;
      const change = `${source.slice(start, end)} → ${replacement}`.replaceAll(/\s+/g, ' ');
      const line = source.slice(0, start).split('\n').length;
      drawn.push({ path: file.slice(checkout.length + 1), line, changed, change });
      break;
    }
    writeFileSync(file, source);
    programWith([file]);
  }
  api.close();
  return drawn;
}

/** Part of a source file, and texts that may replace it. */
interface Place {
  readonly start: number;
  readonly end: number;
  readonly replacements: readonly string[];
}

/** Lists the places of a source file: operators, conditions, numbers, truth values, statements that are expressions, and returned values. */
function placesOf(file: SourceFile): readonly Place[] {
  const places: Place[] = [];
  const visit = (node: Node): void => {
    if (isTypeNode(node)) return;
    const [part, replacements] = replacementsOf(node, file);
    if (replacements.length > 0) places.push({ start: part.getStart(file), end: part.end, replacements });
    node.forEachChild(visit);
  };
  visit(file);
  return places;
}

/** Returns the part of a node that may be replaced, and its replacements. */
function replacementsOf(
  node: Node,
  file: SourceFile,
): readonly [part: Node, replacements: readonly string[]] {
  const negated = (part: Node) => [part, [`!(${part.getText(file)})`]] as const;
  if (isBinaryExpression(node))
    return [node.operatorToken, OPERATORS[node.operatorToken.getText(file)] ?? []];
  if (isConditionalExpression(node)) return negated(node.condition);
  if (isIfStatement(node)) return negated(node.expression);
  if (isExpressionStatement(node)) return [node, [';']];
  if (isReturnStatement(node) && node.expression) return [node.expression, CONSTANTS];
  if (isArrowFunction(node) && !isBlock(node.body)) return [node.body, CONSTANTS];
  if (isNumericLiteral(node)) return [node, [1, -1].map((step) => `${Number(node.text) + step}`)];
  if (node.kind === SyntaxKind.TrueKeyword) return [node, ['false']];
  if (node.kind === SyntaxKind.FalseKeyword) return [node, ['true']];
  return [node, []];
}
