import { UpstreamError } from '../../src/domain/errors.ts';
import type { ProviderPart } from '../../src/domain/snapshot.ts';
import type { StoredVoice } from '../../src/domain/voice.ts';
import { judgeProvider } from '../../src/ingest/judge/judge-provider.ts';
import type { Attempt, Judgement, JudgeOptions } from '../../src/ingest/judge/judgement.ts';
import type { FetchedVoices } from '../../src/ingest/lists/fetch-voices.ts';
import type { Provider } from '../../src/ingest/provider.ts';
import { voice } from './voice.ts';

/** A provider of which only slug and name matter, because a judgement reads no list. */
const provider = { id: 'fictional', name: 'Fictional' } as Provider;

/** Time of the first attempt of a history. */
export const START = Date.parse('2026-11-01T00:00:00.000Z');
export const HOUR = 60 * 60 * 1000;

/** Returns a voice of the fictional provider with a record hash of its own fields. */
export function named(name: string, known: Partial<StoredVoice> = {}): StoredVoice {
  return voice({ id: `fictional/${name}`, ...known });
}

/** Returns voices with the names `v000`, `v001` and so on. Those without further values are made once, because growth is that of thousands. */
export function numbered(count: number, known?: Partial<StoredVoice>): StoredVoice[] {
  const make = (_: unknown, index: number) => named(`v${String(index).padStart(3, '0')}`, known);
  if (known) return Array.from({ length: count }, make);
  for (let index = plain.length; index < count; index++) plain.push(make(undefined, index));
  return plain.slice(0, count);
}
const plain: StoredVoice[] = [];
const records = new WeakMap<StoredVoice, string>();

function recordOf(voice: StoredVoice): string {
  const record = records.get(voice) ?? JSON.stringify(voice);
  records.set(voice, record);
  return record;
}

/** Returns a live list of these voices. The hash of a voice's record is the voice itself as JSON, unless `origins` is given. */
export function liveList(voices: readonly StoredVoice[], known: Partial<FetchedVoices> = {}): FetchedVoices {
  const origins = new Map(voices.map((each) => [each.id, { record: recordOf(each) }]));
  return {
    source: 'live',
    voices,
    records: voices.length,
    dropped: {},
    unresolved: [],
    origins,
    ...known,
  };
}

/** Returns the list that is bundled, dated as given. */
export function bundledList(voices: readonly StoredVoice[], listedOn = '2026-05-01'): FetchedVoices {
  return { source: 'bundled', voices, records: voices.length, dropped: {}, unresolved: [], listedOn };
}

export const timeout = new UpstreamError('timeout', 'no answer');
export const notConfigured = new UpstreamError('not_configured', 'set FICTIONAL_API_KEY to ask Fictional');

/** Time and settings of one step of a history. */
interface Step extends Partial<JudgeOptions>, Partial<Pick<Attempt, 'bundled'>> {
  readonly hours?: number;
  /** Duration of the attempt; none by default. */
  readonly durationHours?: number;
}

/** History of one provider: each step judges an attempt against the part that the step before left. */
export interface History {
  readonly part: () => ProviderPart;
  /** Judges an attempt one hour after the last one, or as many hours as given. */
  step(fetched: Attempt['fetched'], step?: Step): Judgement;
  /** Ids of the served voices without the provider's slug. */
  served(): string[];
}

/** Starts a history without a stored part, or with the given one. */
export function createHistory(stored?: ProviderPart): History {
  let part = stored;
  let timeMs = START;
  const current = () => {
    if (!part) throw new Error('nothing is stored');
    return part;
  };
  return {
    part: current,
    step: (fetched, { hours = 1, durationHours = 0, bundled, ...options } = {}) => {
      timeMs += hours * HOUR;
      const time = new Date(timeMs);
      const startedAt = new Date(timeMs - durationHours * HOUR);
      const attempt = { provider, fetched, startedAt, endedAt: time, ...(bundled && { bundled }) };
      const judgement = judgeProvider(attempt, part, {
        maxShrink: 0.5,
        room: 1_000_000,
        isAccepted: false,
        mode: 'auto',
        ...options,
      });
      part = judgement.part;
      return judgement;
    },
    served: () => current().voices.map(({ id }) => id.slice('fictional/'.length)),
  };
}
