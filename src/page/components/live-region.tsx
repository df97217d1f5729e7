import { useEffect, useState } from 'preact/hooks';
import { useActions } from '../state/page-actions.tsx';
import { useReader } from '../state/reader.tsx';
import type { Texts } from '../texts/texts.ts';
import { describePlaying } from './player-status.tsx';

/** Longest copied text that is spoken, in UTF-16 code units, so that an id is spoken and a program is not. */
const MAX_SPOKEN = 80;

/**
 * Live region for screen readers: the player's state, the copied text, and messages. The region is always in the page, because a region
 * that is inserted with its text is not spoken. Only the last message is shown, so that an older message is not repeated.
 */
export function LiveRegion() {
  const { texts } = useReader();
  const actions = useActions();
  const [spoken, setSpoken] = useState('');
  const now = actions?.player.now.value;
  const playing = now ? describePlaying(now, texts) : '';
  const copied = actions?.copied.value;
  const told = actions?.told.value ?? '';
  useEffect(() => setSpoken(playing), [playing]);
  useEffect(() => setSpoken(copied === undefined ? '' : describeCopied(copied, texts)), [copied, texts]);
  useEffect(() => setSpoken(told), [told]);
  return (
    <p class="visually-hidden" role="status">
      {spoken}
    </p>
  );
}

function describeCopied(text: string, { voicePage }: Texts): string {
  return text.length > MAX_SPOKEN ? voicePage.copied : `${voicePage.copied}: ${text}`;
}
