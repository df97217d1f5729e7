import { useReader } from '../state/reader.tsx';

interface CodeBlockProps {
  readonly text: string;
  /** Text that tells the copy buttons of a page apart, for screen readers. */
  readonly of: string;
}

/** Code with a button that copies it. Without a script the style hides the button. */
export function CodeBlock({ text, of }: CodeBlockProps) {
  const { docs } = useReader().texts;
  return (
    <div class="code-block">
      <pre lang="en" dir="ltr">
        <code>{text}</code>
      </pre>
      <button type="button" class="quiet copy" data-copied={docs.copied}>
        <span aria-live="polite">{docs.copy}</span>
        <span class="visually-hidden"> {of}</span>
      </button>
    </div>
  );
}
