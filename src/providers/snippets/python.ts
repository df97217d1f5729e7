import type { Template } from '../speech/template.ts';
import type { Parts, SnippetRequest } from './parts.ts';

/** Value of the header `User-Agent`. Some hosts block the default value of `urllib` (seen at Hume, July 2026). */
const USER_AGENT = 'python-snippet/1.0';

export function renderPython({ url, headers, credentials, body, audio, file }: SnippetRequest): string {
  const { encoding } = audio;
  const basic =
    credentials &&
    `        "authorization": "Basic " + base64.b64encode((${joinParts(credentials)}).encode()).decode(),\n`;
  const fields = headers.map(([name, value]) => `        ${JSON.stringify(name)}: ${joinParts(value)},\n`);
  const content =
    typeof body === 'string'
      ? `${JSON.stringify(body)}.encode()`
      : `json.dumps(${literal(body, '    ')}).encode()`;
  const modules = [
    ...(encoding === 'base64' || credentials ? ['base64'] : []),
    ...(typeof body !== 'string' || encoding ? ['json'] : []),
    ...['os', 'urllib.request'],
  ];
  return `${modules.map((module) => `import ${module}\n`).join('')}
request = urllib.request.Request(
    ${joinParts(url)},
    method="POST",
    headers={
${basic ?? ''}${fields.join('')}        "user-agent": ${JSON.stringify(USER_AGENT)},
    },
    data=${content},
)
with urllib.request.urlopen(request) as response:
${readAudio(audio)}
with open(${JSON.stringify(file)}, "wb") as file:
    file.write(audio)
`;
}

export function renderPythonCommands(commands: readonly (readonly string[])[]): string {
  const runs = commands.map((command) => `subprocess.run(${literal(command, '')}, check=True)\n`);
  return `import subprocess\n\n${runs.join('')}`;
}

function readAudio({ encoding, at = [] }: SnippetRequest['audio']): string {
  if (!encoding) return '    audio = response.read()\n';
  const path = at.map((step) => `[${JSON.stringify(step)}]`).join('');
  const decoded = {
    base64: `audio = base64.b64decode(answer${path})\n`,
    hex: `audio = bytes.fromhex(answer${path})\n`,
    url: `with urllib.request.urlopen(answer${path}) as recording:\n    audio = recording.read()\n`,
  };
  return `    answer = json.load(response)\n${decoded[encoding]}`;
}

/** Returns a Python literal on several lines. Strings are written as JSON, because Python has the same escapes. */
function literal(value: Template, indent: string): string {
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  if (typeof value !== 'object') return JSON.stringify(value);
  const inner = `${indent}    `;
  const isList = Array.isArray(value);
  const entries = Object.entries(value as Readonly<Record<string, Template>>).map(
    ([name, each]) => `${inner}${isList ? '' : `${JSON.stringify(name)}: `}${literal(each, inner)},\n`,
  );
  return `${isList ? '[' : '{'}\n${entries.join('')}${indent}${isList ? ']' : '}'}`;
}

function joinParts(parts: Parts): string {
  return parts
    .map((part) => (typeof part === 'string' ? JSON.stringify(part) : `os.environ["${part.variable}"]`))
    .join(' + ');
}
