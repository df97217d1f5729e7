import { useReader } from '../state/reader.tsx';

interface CopyButtonProps {
  /** Text to copy. If this text is absent, the button copies the `code` element beside the button. */
  readonly text?: string;
  readonly label: string;
  /** Text for screen readers that says what the button copies, to distinguish the copy buttons of a page. */
  readonly of?: string;
}

/** Button that copies a text. The script handles the clicks of all copy buttons of a page; without a script, a style hides the buttons. */
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
