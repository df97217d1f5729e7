import * as z from 'zod';
import { UpstreamError } from '../../src/domain/errors.ts';
import { defineProvider, type Provider } from '../../src/ingest/provider.ts';
import type { IngestEnvironment } from '../../src/ingest/refresh/ingest-environment.ts';
import { createMemoryStore } from './memory-store.ts';
import { ingestEnvironment } from './snapshot.ts';

/** Answers of a fictional provider in the place of its list. */
export const FAULTS = ['none', 'timeout', 'status 500', 'malformed'] as const;
type Fault = (typeof FAULTS)[number];

/** Record of a voice: whole, unreadable but with the voice's name, or unreadable and empty. */
type RecordState = 'whole' | 'named' | 'empty';

interface UpstreamVoice {
  readonly name: string;
  readonly state: RecordState;
}

/** Provider whose list a test changes, and which remembers the lists that it has answered with. */
export interface Upstream {
  readonly provider: Provider;
  /** Native ids of the listed voices, with the state of their records. */
  readonly voices: Map<string, UpstreamVoice>;
  fault: Fault;
  /** True if the field `gender` of each record has another name. */
  isGenderRenamed: boolean;
  /** Ids of the voices that each readable list mentions, oldest first. */
  readonly answers: ReadonlySet<string>[];
}

/** Creates a provider without bundled list, whose first list holds the voices `v0`, `v1` and so on. */
export function createUpstream(id: string, count: number): Upstream {
  const upstream: Upstream = {
    provider: defineProvider({
      id,
      list: {
        sdk: async function* () {
          yield answer(upstream);
        },
      },
      isBundled: false,
      records: (page) => z.object({ voices: z.array(z.unknown()) }).safeParse(page).data?.voices,
      Raw: z.object({ id: z.string(), name: z.string(), gender: z.string().optional() }),
      toVoices: ({ id: nativeId, name, gender }) => [{ nativeId, name, gender, locale: 'en-US' }],
    }),
    voices: new Map(),
    fault: 'none',
    isGenderRenamed: false,
    answers: [],
  };
  for (let index = 0; index < count; index++)
    upstream.voices.set(`v${index}`, { name: `Voice ${index}`, state: 'whole' });
  return upstream;
}

/** Returns the ids of those voices of a provider whose records can be read. */
export function readableIds({ provider, voices }: Upstream): string[] {
  return [...voices]
    .filter(([, { state }]) => state === 'whole')
    .map(([nativeId]) => `${provider.id}/${nativeId}`);
}

function answer(upstream: Upstream): unknown {
  const { provider, voices, fault, isGenderRenamed, answers } = upstream;
  if (fault === 'timeout') throw new UpstreamError('timeout', 'no answer');
  if (fault === 'status 500') throw new UpstreamError('http_error', 'answered 500');
  if (fault === 'malformed') return { message: 'internal error' };
  const mentioned = [...voices].filter(([, { state }]) => state !== 'empty');
  answers.push(new Set(mentioned.map(([nativeId]) => `${provider.id}/${nativeId}`)));
  const records = [...voices].map(([nativeId, { name, state }]) => {
    if (state === 'empty') return {};
    if (state === 'named') return { id: 7, label: nativeId };
    return { id: nativeId, name, [isGenderRenamed ? 'Gender' : 'gender']: 'female' };
  });
  return { voices: records };
}

/** Returns the environment of a run that asks upstreams without HTTP, and whose lease no other run sees. */
export function upstreamEnvironment(
  upstreams: readonly Upstream[],
  overrides: Partial<IngestEnvironment>,
): IngestEnvironment {
  return ingestEnvironment({
    providers: upstreams.map(({ provider }) => provider),
    store: createMemoryStore(),
    openHttpClient: () => ({
      pages: () => {
        throw new Error('the upstreams are not asked over HTTP');
      },
      close: async () => {},
    }),
    ...overrides,
  });
}
