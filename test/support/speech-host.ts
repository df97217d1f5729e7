import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterEach, beforeAll } from '@jest/globals';
import type { SpeechAccess } from '../../src/previews/synthesis/synthesizer.ts';
import { toneOf } from './audio.ts';
import { serveOnLoopback } from './loopback.ts';

/** Signal that is never aborted. */
export const NEVER = new AbortController().signal;

/** Request that a host was sent. */
export interface HeardRequest {
  readonly method: string;
  /** Path with its query. */
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

type Answer = (request: HeardRequest, response: ServerResponse) => void;

/** Host on loopback that speaks: it answers a tone of a second to a POST and 404 to a GET, unless a test says otherwise. */
export interface SpeechHost {
  readonly url: string;
  readonly heard: readonly HeardRequest[];
  /** Answers with this function until the end of the test. */
  answer(next: Answer): void;
}

const SPEECH: Answer = ({ method }, response) =>
  method === 'POST' ? response.end(toneOf(1)) : response.writeHead(404).end();

/** Starts a host for the tests of one file, which forgets all after each. */
export function useSpeechHost(): () => SpeechHost {
  let host: SpeechHost & { reset(): void };
  beforeAll(async () => {
    host = await startSpeechHost();
  });
  afterEach(() => host.reset());
  return () => host;
}

async function startSpeechHost(): Promise<SpeechHost & { reset(): void }> {
  const heard: HeardRequest[] = [];
  let answer = SPEECH;
  const { url: base } = await serveOnLoopback(async (incoming, response) => {
    const { method = '', url = '', headers } = incoming;
    const request = { method, path: url, headers, body: await text(incoming) };
    heard.push(request);
    answer(request, response);
  });
  return {
    url: base,
    heard,
    answer: (next) => {
      answer = next;
    },
    reset: () => {
      heard.length = 0;
      answer = SPEECH;
    },
  };
}

/** Returns the access to a host that the operator named, with a key. */
export function accessTo({ url }: SpeechHost, overrides: Partial<SpeechAccess> = {}): SpeechAccess {
  return { baseUrl: url, isOwnHost: true, isListed: true, key: 'secret-key', ...overrides };
}
