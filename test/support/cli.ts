import { join } from 'node:path';
import { runCli } from '../../src/cli/program.ts';
import type { Snapshot } from '../../src/domain/snapshot.ts';
import { createFileStore } from '../../src/storage/file.ts';
import { createSnapshots } from '../../src/storage/snapshots.ts';
import { useFolder } from './folder.ts';
import { writeSnapshot } from './snapshot.ts';

type Variables = Readonly<Record<string, string>>;

/** The exit code of a command, and its output as text. */
interface CommandResult {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** A terminal, or a pipe, that a command prints to. */
interface Terminal {
  readonly isTerminal?: boolean;
  readonly columns?: number | undefined;
}

/** Commands over a temporary folder. */
export interface Cli {
  /** Returns a path below the folder. */
  path(...parts: readonly string[]): string;
  /** Runs a command line, split at blanks. */
  run(line: string, env?: Variables, terminal?: Terminal): Promise<CommandResult>;
  /** Runs a command with these arguments. */
  runWith(argv: readonly string[], env?: Variables, terminal?: Terminal): Promise<CommandResult>;
  /** Stores a snapshot for the commands, or for those with another SNAPSHOT_URL below the folder. */
  store(snapshot: Snapshot, folder?: string): Promise<string>;
}

/** Creates a temporary folder for the commands of one file; its `data` is their DATA_DIR. */
export function useCli(): Cli {
  const folder = useFolder();

  const runWith: Cli['runWith'] = async (argv, env = {}, { isTerminal = false, columns } = {}) => {
    const out: string[] = [];
    const err: string[] = [];
    const code = await runCli(argv, {
      env: { DATA_DIR: join(folder(), 'data'), SOURCES: 'bundled', ...env },
      out: (text) => void out.push(text),
      write: async (bytes) => {
        out.push(bytes.toString());
        return true;
      },
      err: (text) => void err.push(text),
      isTerminal,
      isErrTerminal: isTerminal,
      columns,
      onHangup: () => {},
      signal: new AbortController().signal,
    });
    return { code, out: out.join('\n'), err: err.join('\n') };
  };
  return {
    path: (...parts) => join(folder(), ...parts),
    runWith,
    store: (snapshot, place = 'data/catalog') =>
      writeSnapshot(createSnapshots(createFileStore(join(folder(), place))), snapshot),
    run: (line, env, terminal) => runWith(line.split(' ').filter(Boolean), env, terminal),
  };
}
