import { Fragment } from 'preact';
import { CopyButton } from '../components/copy-button.tsx';
import { useReader } from '../state/reader.tsx';

/** Patterns of words that the page shows as code: files, options, words joined by underscores, headers, paths, and parameters with a value. */
const NAMES = [
  /[~\w./-]*\.json\b/,
  /--[a-z]+(?: [a-z]+)?\b/,
  /\b[a-z]+(?:_[a-z]+)+\b/,
  /\b(?:X-[A-Za-z-]+|If-None-Match|ETag|Retry-After)\b/,
  /\/(?:v1|api)\b(?:[\w/.-]*\w)?/,
  /\b[a-z_]{2,}=[\w-]+/,
];
const NAMED = new RegExp(`(${NAMES.map(({ source }) => source).join('|')})`);

/** English paragraph of the OpenAPI description. Words that match {@link NAMES} are shown as code. */
export function Prose({ text }: { readonly text: string }) {
  return (
    <p class="prose" lang="en" dir="ltr">
      <MarkedText text={text} />
    </p>
  );
}

export function MarkedText({ text }: { readonly text: string }) {
  // `String.split` by a pattern with one capture group returns the matches at odd indexes.
  return text
    .split(NAMED)
    .map((part, at) =>
      at % 2 === 1 ? <code key={`${at}`}>{part}</code> : <Fragment key={`${at}`}>{part}</Fragment>,
    );
}

interface CodeBlockProps {
  readonly text: string;
  /** Text that tells users of screen readers what the button copies, because a page has several copy buttons. */
  readonly of: string;
}

export function CodeBlock({ text, of }: CodeBlockProps) {
  return (
    <div class="code-block">
      <pre lang="en" dir="ltr">
        <code>{text}</code>
      </pre>
      <CopyButton label={useReader().texts.voicePage.copySnippet} of={of} />
    </div>
  );
}
