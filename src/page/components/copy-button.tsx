import { useReader } from '../state/reader.tsx';

interface CopyButtonProps {
  /** Text that the button copies; if absent, the button copies the `code` element beside it. */
  readonly text?: string;
  readonly label: string;
  /** Text that tells users of screen readers what the button copies, because a page has several copy buttons. */
  readonly of?: string;
}

/** Button that copies a text. One listener handles the clicks of all copy buttons of a page; without a script, a CSS rule hides the buttons. */
export function CopyButton({ text, label, of }: CopyButtonProps) {
  return (
    <button
      type="button"
      class="quiet copy"
      data-copy={text}
      data-copied={useReader().texts.voicePage.copied}
    >
      <span>{label}</span>
      {of !== undefined && <span class="visually-hidden"> {of}</span>}
    </button>
  );
}
