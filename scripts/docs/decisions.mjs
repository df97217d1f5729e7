import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = join(import.meta.dirname, '../../docs/decisions');
/** Numbers of the decisions by theme, in the order of the index. */
const THEMES = {
  'Voices and their facts': [3, 12, 21, 32, 34, 51, 59, 80, 76, 77, 87],
  'Providers and their lists': [2, 13, 14, 15, 16, 17, 30, 64],
  'Snapshots and their store': [1, 10, 11, 27, 28, 29, 31, 65, 66],
  'Search and order': [5, 6, 7, 20, 22, 23, 33, 35, 36, 71, 72, 79],
  'API and its contract': [8, 9, 19, 90, 91, 94, 40, 41, 42, 43, 44, 45, 46, 47, 48],
  Previews: [26, 37, 38, 39, 60, 96],
  Page: [49, 68],
  'Load and stopping': [18, 24, 50, 58, 61, 62, 84, 85, 93],
  Security: [52, 53, 95],
};

/** Describes the decisions: an index by theme. @throws {Error} if a decision has no theme */
export function describeDecisions() {
  const files = readdirSync(FOLDER).filter((file) => /^\d{4}-/.test(file));
  const byNumber = new Map(files.map((file) => [Number(file.slice(0, 4)), file]));
  const themed = new Set(Object.values(THEMES).flat());
  for (const [number, file] of byNumber)
    if (!themed.has(number)) throw new Error(`${file} has no theme in scripts/docs/decisions.mjs`);
  const line = (number) => {
    const file = byNumber.get(number);
    return file && `- [${titleOf(file)}](${file})`;
  };
  const sections = Object.entries(THEMES).map(
    ([theme, numbers]) => `## ${theme}\n\n${numbers.map(line).filter(Boolean).join('\n')}`,
  );
  return `# Decisions

Each file states the context of a decision, the decision and its consequence. A decision that is given up is deleted; the history of the repository
has it.

${sections.join('\n\n')}
`;
}

function titleOf(file) {
  return readFileSync(join(FOLDER, file), 'utf8').split('\n', 1)[0].replace('# ', '');
}
