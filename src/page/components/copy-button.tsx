import { useActions } from '../state/page-actions.tsx';
import { useReader } from '../state/reader.tsx';

export interface CopyButtonProps {
  readonly text: string;
  readonly label: string;
  /** Text for screen readers that distinguishes several copy buttons. */
  readonly of?: string;
}

/** Button that copies a text. Without a script, a style hides the button. */
export function CopyButton({ text, label, of }: CopyButtonProps) {
  const { texts } = useReader();
  const actions = useActions();
  const isCopied = actions?.copied.value === text;
  return (
    <button type="button" class="quiet copy" onClick={() => actions?.copy(text)}>
      {isCopied ? texts.voicePage.copied : label}
      {of !== undefined && <span class="visually-hidden"> {of}</span>}
    </button>
  );
}
