import { useState } from 'preact/hooks';
import { useActions } from '../page-actions.tsx';
import { useReader } from '../reader.tsx';

/** Time for which a button tells that it has copied, in ms. */
const TOLD_MS = 2000;

export interface CopyButtonProps {
  readonly text: string;
  readonly label: string;
  /** Text that tells several such buttons apart, for screen readers. */
  readonly of?: string;
}

/** Button that copies a text. Without a script the style hides it. */
export function CopyButton({ text, label, of }: CopyButtonProps) {
  const { texts } = useReader();
  const actions = useActions();
  const [isCopied, setCopied] = useState(false);
  const copy = () => {
    actions?.copy(text);
    setCopied(true);
    setTimeout(() => setCopied(false), TOLD_MS);
  };
  return (
    <button type="button" class="quiet copy" onClick={copy}>
      <span aria-live="polite">{isCopied ? texts.voicePage.copied : label}</span>
      {of !== undefined && <span class="visually-hidden"> {of}</span>}
    </button>
  );
}
