import type { HttpError } from '../../http/errors.ts';
import { useReader } from '../state/reader.tsx';
import type { Texts } from '../texts/texts.ts';

interface ErrorViewProps {
  readonly title: string;
  readonly error: HttpError;
  readonly requestId: string;
  /** Seconds until the client may ask again; 0 if it was told none. */
  readonly retryAfterSeconds: number;
  /** Address that was asked for. */
  readonly path: string;
}

/** Errors after which the same address may answer. */
const PASSING: ReadonlySet<number> = new Set([429, 500, 503]);

/** Page that tells why there is none, and what to do next. */
export function ErrorView({ title, error, requestId, retryAfterSeconds, path }: ErrorViewProps) {
  const { texts } = useReader();
  const text = textOf(texts, error.status, requestId, retryAfterSeconds);
  return (
    <>
      <header class="page-head">
        <p class="error-status">{error.status}</p>
        <h1>{title}</h1>
        {text !== undefined ? (
          <p class="lede">{text}</p>
        ) : (
          <p class="lede" lang="en" dir="ltr">
            {error.message}
          </p>
        )}
      </header>
      <p class="next-step">
        {PASSING.has(error.status) && (
          <a class="button" href={path}>
            {texts.errors.again}
          </a>
        )}
        <a href="/">{texts.errors.toSearch}</a>
      </p>
    </>
  );
}

/** Returns what to do about an error; undefined for one whose own message says it. */
function textOf({ errors }: Texts, status: number, requestId: string, seconds: number): string | undefined {
  if (status === 429) return errors.limited({ seconds });
  if (status === 404) return errors.notFound;
  if (status === 503) return errors.notReady;
  if (status === 500) return errors.internal({ requestId });
  return undefined;
}
