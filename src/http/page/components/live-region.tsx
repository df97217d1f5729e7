import { useEffect, useState } from 'preact/hooks';
import { useActions } from '../page-actions.tsx';
import { useReader } from '../reader.tsx';
import { describePlaying } from './player-status.tsx';

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
  const isCopied = actions?.copied.value !== undefined;
  const told = actions?.told.value ?? '';
  useEffect(() => setSpoken(playing), [playing]);
  useEffect(() => setSpoken(isCopied ? texts.voicePage.copied : ''), [isCopied, texts]);
  useEffect(() => setSpoken(told), [told]);
  return (
    <p class="visually-hidden" role="status">
      {spoken}
    </p>
  );
}
