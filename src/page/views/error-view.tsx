import type { HttpError } from '../../http/errors.ts';
import { type Reader, useReader } from '../state/reader.tsx';
import { isTooLong, PAGE_LIMITS } from '../state/search-url.ts';

interface ErrorViewProps {
  readonly title: string;
  readonly error: HttpError;
  readonly requestId: string;
  /** Value of `Retry-After` in seconds; 0 if the response has none. */
  readonly retryAfterSeconds: number;
  readonly path: string;
}

/** Statuses of transient errors, after which the same request may succeed. */
const PASSING: ReadonlySet<number> = new Set([429, 500, 503]);

/** Error page with the reason of the error and the next step. */
export function ErrorView(props: ErrorViewProps) {
  const { title, error, path } = props;
  const reader = useReader();
  const { texts } = reader;
  const text = textOf(reader, props);
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
            {texts.trouble.retry}
          </a>
        )}
        <a href="/">{texts.errors.toSearch}</a>
      </p>
    </>
  );
}

/** Returns advice on an error; undefined if the error's own message is enough. */
function textOf(
  { texts: { errors, docs }, formatNumber }: Reader,
  { error, requestId, retryAfterSeconds, path }: ErrorViewProps,
): string | undefined {
  const { values, characters } = PAGE_LIMITS;
  if (error.status === 429) return errors.limited({ seconds: retryAfterSeconds });
  if (error.status === 404) return errors.notFound;
  if (error.status === 503) return errors.notReady;
  if (error.status === 500) return errors.internal({ requestId });
  if (error.status === 400 && isTooLong(path))
    return `${docs.limits.maxItems} ${formatNumber(values)} · ${docs.limits.maxLength} ${formatNumber(characters)}`;
  return undefined;
}
