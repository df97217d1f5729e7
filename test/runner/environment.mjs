import { setFlagsFromString } from 'node:v8';
import { createContext } from 'node:vm';
import { ModernFakeTimers } from '@jest/fake-timers';
import { ModuleMocker } from 'jest-mock';
import './typescript.mjs';

const { atFileEnd } = await import('./file-end.ts');
const { SHORT_LIVED } = await import('../support/short-lived.ts');

for (const flag of SHORT_LIVED) setFlagsFromString(flag);

/** Context that jest asks for and that nothing runs in. */
const unused = createContext();

/** Environment of a test file: that of Node. Variables, mocks and timers are at the end of the file as they were before it. */
export default class Environment {
  global = globalThis;
  moduleMocker = new ModuleMocker(globalThis);
  #variables = { ...process.env };
  #exit = process.exit;

  constructor({ projectConfig }) {
    this.fakeTimersModern = new ModernFakeTimers({ config: projectConfig, global: globalThis });
  }

  /** Formats stacks as Node does, because jest's way, with a hundred frames, costs several times as much. */
  async setup() {
    Error.prepareStackTrace = undefined;
    Error.stackTraceLimit = 10;
  }

  async teardown() {
    await Promise.all(atFileEnd.splice(0).map((end) => end()));
    this.fakeTimersModern.dispose();
    this.moduleMocker.restoreAllMocks();
    process.exit = this.#exit;
    for (const name of Object.keys(process.env)) if (!(name in this.#variables)) delete process.env[name];
    Object.assign(process.env, this.#variables);
  }

  exportConditions() {
    return ['node', 'node-addons'];
  }

  getVmContext() {
    return unused;
  }
}
