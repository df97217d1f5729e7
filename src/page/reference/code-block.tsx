import { useReader } from '../state/reader.tsx';

interface CodeBlockProps {
  readonly text: string;
  /** Text for screen readers that distinguishes the copy buttons of a page. */
  readonly of: string;
}

/** Code with a copy button. Without a script, a style hides the button. */
export function CodeBlock({ text, of }: CodeBlockProps) {
  const { copied, copySnippet } = useReader().texts.voicePage;
  return (
    <div class="code-block">
      <pre lang="en" dir="ltr">
        <code>{text}</code>
      </pre>
      <button type="button" class="quiet copy" data-copied={copied}>
        <span aria-live="polite">{copySnippet}</span>
        <span class="visually-hidden"> {of}</span>
      </button>
    </div>
  );
}
