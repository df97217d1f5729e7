import { useEffect, useState } from 'preact/hooks';
import { useActions } from '../state/page-actions.tsx';
import { useReader } from '../state/reader.tsx';
import type { Texts } from '../texts/texts.ts';
import { describePlaying } from './player-status.tsx';

/** Longest text that is spoken after it was copied: an id, and no program. */
const MAX_SPOKEN = 80;

/**
 * Messages for screen readers: what plays, what was copied, and what the page tells. It is always in the page, because a region that comes
 * with its text is not spoken. The last message stands alone, so that an older one is not repeated.
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
