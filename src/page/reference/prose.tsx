import { Fragment } from 'preact';

/** Patterns of words that are names: files, options, words joined by underscores, headers, paths, and parameters with a value. */
const NAMES = [
  /[~\w./-]*\.json\b/,
  /--[a-z]+(?: [a-z]+)?\b/,
  /\b[a-z]+(?:_[a-z]+)+\b/,
  /\b(?:X-[A-Za-z-]+|If-None-Match|ETag|Retry-After)\b/,
  /\/(?:v1|api)\b(?:[\w/.-]*\w)?/,
  /\b[a-z_]{2,}=[\w-]+/,
];
const NAMED = new RegExp(`(${NAMES.map(({ source }) => source).join('|')})`);

/** English text of the API's description, with the names in it as code. */
export function Prose({ text }: { readonly text: string }) {
  return (
    <p class="prose" lang="en" dir="ltr">
      <MarkedText text={text} />
    </p>
  );
}

/** Text with the names in it as code. */
export function MarkedText({ text }: { readonly text: string }) {
  // A split by a pattern with one group has the matches at odd places.
  return text
    .split(NAMED)
    .map((part, at) =>
      at % 2 === 1 ? <code key={`${at}`}>{part}</code> : <Fragment key={`${at}`}>{part}</Fragment>,
    );
}
