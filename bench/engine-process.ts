/**
 * One engine over one catalog, in a process of its own, so that no engine's garbage or compiled code is another's.
 * Builds, reports, then answers questions whenever its parent says so.
 */
import { readFileSync } from 'node:fs';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { StoredVoice } from '../src/domain/voice.ts';
import type { BuildEngine, Engine, Question } from './engine.ts';
import type { Asked, Built, Settings, Turn } from './protocol.ts';
import { ALL_KINDS, buildQuestions, type Kind } from './questions.ts';
import { buildVoices } from './voices.ts';

/** Answers before the first measured one, so that the compiler has done with every kind, as in a service that runs. */
const WARM_UP = { questions: 3000, budgetMs: 1000 };
/** And at the start of each turn, as other engines had the processor meanwhile: as long for a fast engine as for a slow one. */
const WARM_UP_OF_TURN_MS = 200;
/** Questions whose totals and counts have to be the same for all engines. */
const CHECKED = 20;
const NOTHING: Asked = { latenciesUs: [], totals: [] };

const settings: Settings = JSON.parse(process.argv[2] ?? '');
const real: readonly StoredVoice[] = JSON.parse(readFileSync(settings.voicesPath, 'utf8'));
const makeVoices = () => asRead(buildVoices(real, settings.size, settings.seed));

const { build }: { build: BuildEngine } = await import(`./peers/${settings.engine}.ts`);
const { questions, jsonBytes } = prepare(makeVoices());
const before = await memory();
const { engine, buildMs } = await timedBuild();
const after = (await memory()) + (engine.nativeBytes?.() ?? 0);
for (const kind of ALL_KINDS) ask(engine, questions[kind].slice(0, WARM_UP.questions), WARM_UP.budgetMs);

const spentMs = new Map<Kind, number>();
process.on('message', ({ kind, round }: Turn) => {
  const first = WARM_UP.questions + round * settings.questions;
  const asked = questions[kind].slice(first, first + settings.questions);
  // One answer can take longer than a round's budget; the rounds that it used up are left out.
  const leftMs = settings.budgetMs * settings.rounds - (spentMs.get(kind) ?? 0);
  if (leftMs > 0) ask(engine, questions[kind].slice(0, WARM_UP.questions), WARM_UP_OF_TURN_MS);
  const startedAt = performance.now();
  const answered = leftMs > 0 ? ask(engine, asked, Math.min(settings.budgetMs, leftMs)) : NOTHING;
  spentMs.set(kind, (spentMs.get(kind) ?? 0) + performance.now() - startedAt);
  process.send?.(answered);
});
process.send?.({
  buildMs,
  bytesPerVoice: (after - before) / settings.size,
  jsonBytesPerVoice: jsonBytes / settings.size,
  checked: check(engine),
} satisfies Built);

/** Returns everything that is needed of the voices besides an engine; the voices themselves are let go. */
function prepare(voices: readonly StoredVoice[]) {
  const count = WARM_UP.questions + settings.rounds * settings.questions;
  const lists = ALL_KINDS.map((kind) => [kind, buildQuestions(kind, voices, count, settings.seed)]);
  let jsonBytes = 0;
  for (const { sample_url: _, ...voice } of voices) jsonBytes += Buffer.byteLength(JSON.stringify(voice));
  return { questions: Object.fromEntries(lists) as Record<Kind, Question[]>, jsonBytes };
}

/** As a server reads them from a snapshot: in the order of their ids, each in one place in memory. */
function asRead(voices: readonly StoredVoice[]): StoredVoice[] {
  const ordered = voices.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  return ordered.map((voice) => JSON.parse(JSON.stringify(voice)));
}

async function timedBuild(): Promise<{ engine: Engine; buildMs: number }> {
  const voices = makeVoices();
  // The garbage of making the voices is collected here, because it is no engine's.
  await collectGarbage();
  const startedAt = performance.now();
  const engine = await build(voices);
  return { engine, buildMs: performance.now() - startedAt };
}

/** As many of the questions as the budget allows, one at least. */
function ask(engine: Engine, asked: readonly Question[], budgetMs: number): Asked {
  const latenciesUs: number[] = [];
  const totals: number[] = [];
  const end = performance.now() + budgetMs;
  for (const question of asked) {
    const startedAt = performance.now();
    const answer = engine.search(question);
    const endedAt = performance.now();
    latenciesUs.push((endedAt - startedAt) * 1000);
    totals.push(answer.total);
    if (endedAt > end) break;
  }
  return { latenciesUs, totals };
}

/** Without text, every engine means the same: these answers can be compared. */
function check(engine: Engine): Built['checked'] {
  return questions.filter.slice(0, CHECKED).map((question) => {
    const answer = engine.search({ ...question, facets: true });
    return { total: answer.total, shown: answer.voices.length, facetSum: engine.facetSum(answer) };
  });
}

/** Returns the memory in use once all garbage is gone, in the heap and outside it. */
async function memory(): Promise<number> {
  await collectGarbage();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

async function collectGarbage(): Promise<void> {
  for (let time = 0; time < 3; time++) {
    global.gc?.();
    await nextTurn();
  }
}
