import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { Voice } from '../../../src/domain/voice.ts';
import { providers } from '../../../src/ingest/providers/index.ts';
import { greetingOf } from '../../../src/providers/greeting-of.ts';
import { PROVIDER_FACTS } from '../../../src/providers/provider-facts.ts';
import { Snippet } from '../../../src/providers/snippets/snippet.ts';
import { type NameFile, snippetsOf } from '../../../src/providers/snippets/snippets-of.ts';
import { codePoint } from '../../support/code-point.ts';
import { useFolder } from '../../support/folder.ts';
import { HOSTILE_TEXTS } from '../../support/hostile-texts.ts';
import { isInstalled } from '../../support/installed.ts';
import { longTests } from '../../support/long-tests.ts';
import { type HeardRequest, useSpeechHost } from '../../support/speech-host.ts';
import { type Rows, readBeside, readTables } from '../../support/tables.ts';
import { voice } from '../../support/voice.ts';

const TABLE = readBeside<{ odd: Rows<[provider: string, known: Partial<Voice>]> }>(import.meta);

/** Code to run in a folder of its own. */
interface Job {
  readonly name: string;
  readonly code: string;
}

/** Languages that run, curl and shell alike. */
type Runner = 'shell' | 'javascript' | 'python';

/** Programs that run all files of a batch in one process, each in its folder, and go on after one that fails. */
const COMMANDS: Readonly<Record<Runner, { readonly ending: string; readonly command: readonly string[] }>> = {
  shell: {
    ending: 'sh',
    command: [
      'sh',
      '-c',
      'PATH="$FIRST$PATH"; for file in "$@"; do (cd "$(dirname "$file")" && . "$file"); done',
      'sh',
    ],
  },
  javascript: {
    ending: 'mjs',
    command: [
      process.execPath,
      '--input-type=module',
      '-e',
      'process.env.PATH = (process.env.FIRST ?? "") + process.env.PATH; for (const file of process.argv.slice(1)) { process.chdir(file.replace(/[^/]*$/, "")); await import(file).catch(console.error); }',
      '--',
    ],
  },
  python: {
    ending: 'py',
    command: [
      'python3',
      '-c',
      'import os, sys, traceback\nos.environ["PATH"] = os.environ.get("FIRST", "") + os.environ["PATH"]\nfor file in sys.argv[1:]:\n os.chdir(os.path.dirname(file))\n try: exec(compile(open(file).read(), file, "exec"), {})\n except Exception: traceback.print_exc()',
    ],
  },
};

function runnerOf(language: Snippet['language']): Runner {
  return language === 'curl' ? 'shell' : language;
}

/**
 * Runs snippets of one language in one process, and returns what it wrote to its standard error. The variable `FIRST` has the beginning of
 * the search path, because the program that runs the snippets may change that of its parent.
 */
async function runSnippets(
  runner: Runner,
  folder: string,
  jobs: readonly Job[],
  env: NodeJS.ProcessEnv,
): Promise<string> {
  const { ending, command } = COMMANDS[runner];
  const files = jobs.map(({ name }) => join(folder, name, `speak.${ending}`));
  await Promise.all(
    jobs.map(async ({ name, code }, at) => {
      await mkdir(join(folder, name), { recursive: true });
      await writeFile(files[at] ?? '', code);
    }),
  );
  const [program = '', ...args] = command;
  const child = spawn(program, [...args, ...files], { env, stdio: ['ignore', 'ignore', 'pipe'] });
  const [errors] = await Promise.all([text(child.stderr), once(child, 'close')]);
  return errors;
}

/** Returns the recording that a snippet wrote. */
function recordingIn(folder: string, name: string, file: string): Promise<Buffer> {
  return readFile(join(folder, name, file));
}

type KnownVoice = Partial<Pick<Voice, 'language' | 'model_id' | 'provider_voice_id'>>;

/** Request of a provider after its documentation, for a voice. */
interface SpeechContract {
  readonly voice: KnownVoice;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  /** JSON or XML; {@link TEXT} stands for the sentence. */
  readonly body: unknown;
  /** JSON in which the host gives the recording or its address; absent if the answer is the recording itself. */
  readonly answer?: unknown;
  readonly variables: readonly string[];
  readonly ending: '.mp3' | '.wav';
}
type Programs = Readonly<
  Record<string, { readonly voice: KnownVoice; readonly commands: readonly string[][] }>
>;

const tables = Object.fromEntries(readTables(new URL('./', import.meta.url)));
const CONTRACTS = tables.contracts as Readonly<Record<string, SpeechContract>>;
const PROGRAM_CASES = Object.entries(tables.programs as Programs);
const TEXT = '<text>';

/** Providers without snippets, and the reason. */
const WITHOUT: Readonly<Record<string, string>> = {
  lmnt: 'the end of the service is announced, and its documents name different versions of the request',
  neuphonic: 'the host answers a stream of events with raw samples, which no short program turns into a file',
  'sherpa-mms': 'a voice is a file to load, and its id does not tell the address of the file',
  ultravox: 'voices speak in calls alone',
};

/** Requests that snippets send, by provider. */
const REQUESTS = new Map(
  Array.from(PROVIDER_FACTS, ([provider, { speech }]) => [provider, speech] as const).flatMap(
    ([provider, speech]) =>
      speech?.request && (!speech.program || speech.request.is_fallback)
        ? [[provider, speech.request] as const]
        : [],
  ),
);

/** Recording with every byte, so that one that is lost or changed is noticed. */
const RECORDING = Buffer.from(Array.from({ length: 256 }, (_, byte) => 255 - byte));
const RUNNERS = ['shell', 'javascript', 'python'] as const;
const PROGRAMS = { shell: ['curl', 'jq', 'base64', 'xxd'], javascript: ['node'], python: ['python3'] };
const canRun = (runner: Runner) => PROGRAMS[runner].every((program) => isInstalled(program));
const RUNNING = RUNNERS.filter(canRun);
const MISSING = RUNNERS.filter((runner) => !canRun(runner));
if (MISSING.length > 0)
  it.skip.each(MISSING)('snippets in %s cannot run here, because a program is missing', () => {});

const nameFile: NameFile = ({ provider }, type) => `${provider}${type === 'audio/wav' ? '.wav' : '.mp3'}`;
const host = useSpeechHost();
const folder = useFolder();

/** Returns code whose host is one on loopback, at a path that names the provider. */
function redirected(code: string, provider: string): string {
  const { base = '' } = REQUESTS.get(provider) ?? {};
  const at = `${host().url}/${provider}`;
  return base.includes('{') ? code.replace('https://', 'http://') : code.replace(base, () => at);
}

/** Returns the environment of snippets: keys that tell their variable, and hosts on loopback. */
function environment(): NodeJS.ProcessEnv {
  const variables = Object.values(CONTRACTS).flatMap((contract) => contract.variables);
  return {
    PATH: process.env.PATH,
    ...Object.fromEntries(variables.map((variable) => [variable, `secret-${variable}`])),
    AZURE_SPEECH_REGION: `${host().url.replace('http://', '')}/azure/`,
    WATSON_BASE_URL: `${host().url}/watson`,
  };
}

function voiceOf(provider: string, known: Partial<Voice>): Voice {
  return voice({ id: `${provider}/${known.provider_voice_id}`, provider, ...known });
}

/** Answers as the provider does whose slug begins the path. */
function answerAsProviders() {
  host().answer(({ method, path }, response) => {
    const answer = CONTRACTS[path.split('/')[1] ?? '']?.answer;
    response.end(method === 'POST' && answer ? answered(answer) : RECORDING);
  });
}

/** Returns the JSON of an answer with the recording, in base64 or hex, or its address. */
function answered(answer: unknown): string {
  return JSON.stringify(answer)
    .replace('<base64>', RECORDING.toString('base64'))
    .replace('<hex>', RECORDING.toString('hex'))
    .replace('<url>', `${host().url}/recording`);
}

const said = ({ body, text }: { body: unknown; text: string }) =>
  typeof body === 'string'
    ? body.replace(TEXT, text)
    : JSON.parse(JSON.stringify(body).replace(JSON.stringify(TEXT), () => JSON.stringify(text)));
const sent = ({ body }: HeardRequest) => (body.startsWith('<') ? body : JSON.parse(body));

describe('snippets of providers', () => {
  it('every provider has snippets, or is known to have none', () => {
    const having = [...PROVIDER_FACTS].flatMap(([slug, { speech }]) => (speech ? slug : []));
    const listed = providers.map(({ id }) => id).filter((id) => !having.includes(id));
    expect(listed.toSorted()).toEqual(Object.keys(WITHOUT).toSorted());
  });

  it('every host has a contract here', () => {
    expect(Object.keys(CONTRACTS).toSorted()).toEqual([...REQUESTS.keys()].toSorted());
  });

  it.each([...REQUESTS].filter(([, { is_fallback }]) => !is_fallback))(
    'the key of %s has the name of its setting',
    (id, { key }) => {
      const setting = providers.find((provider) => provider.id === id)?.settings.key;
      expect(key).toBe(setting ?? `${id.toUpperCase().replaceAll('-', '_')}_API_KEY`);
    },
  );

  it.each(RUNNING)('requests in %s are those of the contracts, and the recordings arrive', async (runner) => {
    answerAsProviders();
    const all = Object.entries(CONTRACTS).map(([provider, contract]) => {
      const known = voiceOf(provider, contract.voice);
      const snippets = snippetsOf(known, nameFile);
      const snippet = snippets.find(({ language }) => runnerOf(language) === runner);
      if (!snippet) throw new Error(`${provider} has no snippet in ${runner}`);
      return { provider, contract, snippet, text: greetingOf(known).text };
    });
    const jobs = all.map(({ provider, snippet }) => ({
      name: provider,
      code: redirected(snippet.code, provider),
    }));
    const inside = join(folder(), runner);
    expect(await runSnippets(runner, inside, jobs, environment())).toBe('');
    for (const { provider, contract, snippet, text } of all) {
      const heard = host().heard.find(
        ({ path, method }) => method === 'POST' && path.startsWith(`/${provider}/`),
      );
      expect({ ...heard, body: heard && sent(heard) }).toMatchObject({
        path: `/${provider}${contract.path}`,
        headers: { 'content-type': 'application/json', ...contract.headers },
        body: said({ body: contract.body, text }),
      });
      expect(Snippet.parse(snippet)).toMatchObject({
        file: `${provider}${contract.ending}`,
        variables: contract.variables,
      });
      expect(await recordingIn(inside, provider, snippet.file)).toEqual(RECORDING);
    }
  });
});

const TEXT_EN = greetingOf(voice({ id: 'a/b', language: 'en-US' })).text;

it.each(RUNNING)('programs get their arguments from %s as documented', async (runner) => {
  const stubs = join(folder(), `stubs-${runner}`);
  await mkdir(stubs);
  const record = join(stubs, 'record');
  const stub =
    '#!/bin/sh\nprintf "%s\\0" "$(basename "$0")" "$@" >> "$RECORD"; printf "\\n\\0" >> "$RECORD"\n';
  for (const [, { commands }] of PROGRAM_CASES)
    for (const [program = ''] of commands) await writeFile(join(stubs, program), stub, { mode: 0o755 });
  const jobs = PROGRAM_CASES.map(([provider, { voice: known }]) => {
    const snippets = snippetsOf(voiceOf(provider, { language: 'en-US', ...known }), nameFile);
    return { name: provider, code: snippets.find(({ language }) => language === runner)?.code ?? '' };
  });
  const env = { ...environment(), FIRST: stubs + delimiter, RECORD: record };
  expect(await runSnippets(runner, join(folder(), `programs-${runner}`), jobs, env)).toBe('');
  const heard = (await readFile(record, 'utf8')).split('\0\n\0').slice(0, -1);
  expect(heard.map((line) => line.split('\0'))).toEqual(
    PROGRAM_CASES.flatMap(([, { commands }]) =>
      commands.map((words) => words.map((word) => word.replace(TEXT, TEXT_EN))),
    ),
  );
});

it.each(TABLE.odd)('%s has no snippet for %j', (provider, known) => {
  expect(snippetsOf(voiceOf(provider, known), nameFile)).toEqual([]);
});

const itSpeaks = isInstalled('espeak-ng') ? it : it.skip;
itSpeaks('eSpeak NG speaks by its snippet', async () => {
  const [snippet] = snippetsOf(
    voiceOf('espeak-ng', { provider_voice_id: 'gmw/en-US', language: 'en-US' }),
    nameFile,
  );
  const job = { name: 'real', code: snippet?.code ?? '' };
  expect(await runSnippets('shell', folder(), [job], { PATH: process.env.PATH })).toBe('');
  expect((await recordingIn(folder(), 'real', 'espeak-ng.wav')).toString('latin1', 0, 4)).toBe('RIFF');
});

const ids = fc
  .array(
    fc.oneof(
      { weight: 3, arbitrary: fc.constantFrom(...HOSTILE_TEXTS.snippets) },
      { weight: 1, arbitrary: fc.string({ unit: codePoint, maxLength: 4 }) },
    ),
    { minLength: 1, maxLength: 6 },
  )
  .map((parts) => parts.join(''));
/** Place of the voice's id in a request of each kind. */
const PLACES: Readonly<Record<string, (request: HeardRequest) => unknown>> = {
  azure: ({ body }) => unescapeXml(/<voice name="([^"]*)">/.exec(body)?.[1] ?? ''),
  deepgram: ({ path }) => new URL(path, host().url).searchParams.get('model'),
  elevenlabs: ({ path }) =>
    decodeURIComponent(/to-speech\/([^?]*)\?output_format=mp3_44100_128$/.exec(path)?.[1] ?? '%FF'),
  minimax: ({ body }) => JSON.parse(body).voice_setting.voice_id,
  watson: ({ path }) => new URL(path, host().url).searchParams.get('voice'),
};

it.each(RUNNING)('ids arrive as they are from %s', async (runner) => {
  answerAsProviders();
  const count = longTests(100, 2);
  const sample = fc
    .sample(ids, count)
    .flatMap((id, at) =>
      Object.keys(PLACES).map((provider) => ({ id, provider, name: `${provider}-${at}` })),
    );
  const jobs = sample.flatMap(({ id, provider, name }) => {
    const snippets = snippetsOf(voiceOf(provider, { provider_voice_id: id, language: 'en' }), nameFile);
    const code = snippets.find(({ language }) => runnerOf(language) === runner)?.code;
    return code === undefined ? [] : [{ id, provider, name, code: redirected(code, provider) }];
  });
  const inside = join(folder(), `hostile-${runner}`);
  expect(await runSnippets(runner, inside, jobs, environment())).toBe('');
  // Snippets run in turn, so that requests come in their order.
  const heard = host().heard.map((request) => PLACES[request.path.split('/')[1] ?? '']?.(request));
  expect(heard).toEqual(jobs.map(({ id }) => id));
  expect(jobs.length).toBeGreaterThan(count * 3);
  for (const { name, provider } of jobs)
    expect(await recordingIn(inside, name, `${provider}.mp3`)).toEqual(RECORDING);
});

/** Returns the text of an XML attribute, escapes undone. */
function unescapeXml(text: string): string {
  return text.replaceAll(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)));
}
