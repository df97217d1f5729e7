import { indentJson, type Parts, pathTo, type SnippetRequest } from './parts.ts';

/** Pattern of a word that needs no quotes in a shell command. */
const PLAIN = /^[\w@%+=:,./-]+$/;
/** Pattern of a text that a shell does not change within double quotes. The pattern excludes `!`, because an interactive shell expands `!`. */
const PLAIN_IN_QUOTES = /^[\w@%+=:,./ -]*$/;
const FETCH = 'curl --fail --silent --show-error';

function quoteWord(text: string): string {
  return PLAIN.test(text) ? text : quote(text);
}

export function renderCurl({ url, headers, credentials, body, audio, file }: SnippetRequest): string {
  const text = typeof body === 'string' ? body : indentJson(body, '');
  const options = [
    ...(credentials ? [`--user ${quoteParts(credentials)}`] : []),
    ...headers.map(([name, value]) => `--header ${quoteParts([`${name}: `, ...value])}`),
    `--data-raw ${quote(text)}`,
  ];
  const output = quoteWord(file);
  const recording = quote(pathTo(audio));
  const ends = {
    none: [`--output ${output}`],
    base64: [`| jq --raw-output ${recording} | base64 --decode > ${output}`],
    hex: [`| jq --raw-output ${recording} | xxd -r -p > ${output}`],
    // The URL follows `--url`, so that curl never takes the URL for an option.
    url: [`| jq --raw-output ${recording}`, `| xargs ${FETCH} --output ${output} --url`],
  };
  const lines = [`${FETCH} ${quoteParts(url)}`, ...options, ...ends[audio.encoding ?? 'none']];
  return `${lines.join(' \\\n  ')}\n`;
}

export function renderShell(commands: readonly (readonly string[])[]): string {
  return commands.map((command) => `${command.map(quoteWord).join(' ')}\n`).join('');
}

function quote(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}

function quoteParts(parts: Parts): string {
  if (parts.every((part) => typeof part !== 'string' || PLAIN_IN_QUOTES.test(part)))
    return `"${parts.map((part, at) => (typeof part === 'string' ? part : expand(part.variable, parts[at + 1]))).join('')}"`;
  return parts.map((part) => (typeof part === 'string' ? quote(part) : `"$${part.variable}"`)).join('');
}

/** Returns the expansion of a variable, with braces if a word character follows. */
function expand(variable: string, next: Parts[number] | undefined): string {
  return typeof next === 'string' && /^\w/.test(next) ? `\${${variable}}` : `$${variable}`;
}
