import { type LoggerOptions, pino } from 'pino';
import type { Config } from '../app/config/config.ts';
import { printable } from '../lib/plain-text.ts';
import { LOG_BASE } from './fatal-line.ts';
import type { CliIo } from './io.ts';

const STDERR = 2;
/** Maximum size in bytes of the buffer that holds log lines while stderr is blocked. */
const MAX_LOG_BYTES = 1024 * 1024;

type Line = Readonly<Record<string, unknown>>;

/** Fields of a log entry that a terminal line omits. An omitted field is for log collectors only, or the line shows the field in another form. */
const UNSHOWN = new Set('level time pid hostname service version msg reasons'.split(' '));

/**
 * Creates the logger on stderr. A terminal gets readable lines; log collectors get JSON lines. No call of the logger passes a provider's API key. As
 * further safeguards, the option `redact` masks fields by path, and the hook `streamWrite` replaces known secrets in each line.
 */
export async function createLogger({ logLevel }: Config, { isErrTerminal, redact }: CliIo) {
  const options: LoggerOptions = {
    level: logLevel,
    base: LOG_BASE,
    formatters: { level: (level) => ({ level }) },
    redact: ['*.headers', '*.authorization', '*.key', '*.settings', '*.*.settings'],
    hooks: { streamWrite: redact },
  };
  return pino(options, isErrTerminal ? await toTerminal() : toStderr());
}

/** Creates the log destination of a terminal. Each entry is one line; the stack of an error follows below the line. */
async function toTerminal() {
  const { default: pretty } = await import('pino-pretty');
  const messageFormat = (line: Line) =>
    printable([line.msg, ...Object.entries(line).flatMap(showField)].join(' '));
  return pretty({
    destination: STDERR,
    sync: true,
    hideObject: true,
    ignore: 'pid,hostname,service,version',
    messageFormat,
  });
}

/** Returns a log field as text: `voices=12`, `reason="no answer"`. A field without a value yields no text. */
function showField([name, value]: readonly [string, unknown]): string[] {
  if (UNSHOWN.has(name) || value === undefined || value === null) return [];
  if (name === 'err') return [`\n${(value as Line).stack ?? ''}`];
  const text = typeof value === 'object' ? Object.values(value).join(',') : String(value);
  return [`${name}=${/[\s"]/.test(text) ? JSON.stringify(text) : text}`];
}

/** Creates a log destination that ignores write errors, such as a full disk. Writes are synchronous, so that no line is lost at exit. */
function toStderr() {
  const destination = pino.destination({ dest: STDERR, sync: true, maxLength: MAX_LOG_BYTES });
  destination.on('error', () => {});
  return destination;
}
