import { indentJson, type Parts, pathTo, type SnippetRequest } from './parts.ts';

/** First line of a snippet. The file is an ES module (`.mjs`), because only a module may have a top-level `await`. */
const HOW_TO_RUN = '// Save as speak.mjs, and run: node speak.mjs\n';

/** Returns a program that sends a request with `fetch`. Only `process.env` and the last two lines of the program need Node.js. */
export function renderJavaScript({ url, headers, credentials, body, audio, file }: SnippetRequest): string {
  const basic = credentials && `    authorization: \`Basic \${btoa(${joinParts(credentials)})}\`,\n`;
  const fields = headers.map(([name, value]) => `    ${JSON.stringify(name)}: ${joinParts(value)},\n`);
  const content =
    typeof body === 'string' ? JSON.stringify(body) : `JSON.stringify(${indentJson(body, '  ')})`;
  return `${HOW_TO_RUN}const response = await fetch(${joinParts(url)}, {
  method: "POST",
  headers: {
${basic ?? ''}${fields.join('')}  },
  body: ${content},
});
if (!response.ok) throw new Error(\`\${response.status}: \${await response.text()}\`);
${readAudio(audio)}
const { writeFile } = await import("node:fs/promises");
await writeFile(${JSON.stringify(file)}, audio);
`;
}

export function renderJavaScriptCommands(commands: readonly (readonly string[])[]): string {
  const runs = commands.map(
    ([program, ...args]) =>
      `execFileSync(${JSON.stringify(program)}, ${JSON.stringify(args, null, 2)}, { stdio: "inherit" });\n`,
  );
  return `${HOW_TO_RUN}import { execFileSync } from "node:child_process";\n\n${runs.join('')}`;
}

function readAudio(audio: SnippetRequest['audio']): string {
  const { encoding } = audio;
  if (!encoding) return 'const audio = new Uint8Array(await response.arrayBuffer());\n';
  const path = pathTo(audio);
  const decoded = {
    base64: `Uint8Array.from(atob(answer${path}), (character) => character.charCodeAt(0))`,
    hex: `Uint8Array.from(answer${path}.match(/../g), (byte) => parseInt(byte, 16))`,
    url: `new Uint8Array(await (await fetch(answer${path})).arrayBuffer())`,
  };
  return `const answer = await response.json();\nconst audio = ${decoded[encoding]};\n`;
}

function joinParts(parts: Parts): string {
  const [first] = parts;
  if (parts.length === 1 && first !== undefined)
    return typeof first === 'string' ? JSON.stringify(first) : `process.env.${first.variable}`;
  const texts = parts.map((part) =>
    typeof part === 'string'
      ? part.replaceAll(/[\\`]|\$(?=\{)/g, '\\$&')
      : `\${process.env.${part.variable}}`,
  );
  return `\`${texts.join('')}\``;
}
