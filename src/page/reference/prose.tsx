import { Fragment } from 'preact';

/** Patterns of words that are shown as code: files, options, words joined by underscores, headers, paths, and parameters with a value. */
const NAMES = [
  /[~\w./-]*\.json\b/,
  /--[a-z]+(?: [a-z]+)?\b/,
  /\b[a-z]+(?:_[a-z]+)+\b/,
  /\b(?:X-[A-Za-z-]+|If-None-Match|ETag|Retry-After)\b/,
  /\/(?:v1|api)\b(?:[\w/.-]*\w)?/,
  /\b[a-z_]{2,}=[\w-]+/,
];
const NAMED = new RegExp(`(${NAMES.map(({ source }) => source).join('|')})`);

/** Paragraph of the OpenAPI description in English, with its {@link NAMES} as code. */
export function Prose({ text }: { readonly text: string }) {
  return (
    <p class="prose" lang="en" dir="ltr">
      <MarkedText text={text} />
    </p>
  );
}

/** Text with its {@link NAMES} as code. */
export function MarkedText({ text }: { readonly text: string }) {
  // `split` by a pattern with one capture group returns the matches at odd indexes.
  return text
    .split(NAMED)
    .map((part, at) =>
      at % 2 === 1 ? <code key={`${at}`}>{part}</code> : <Fragment key={`${at}`}>{part}</Fragment>,
    );
}
