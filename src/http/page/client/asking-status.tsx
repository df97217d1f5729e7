import { useEffect, useState } from 'preact/hooks';
import { useReader } from '../reader.tsx';
import type { SearchStore } from './search-store.ts';

/** Pause before a number of voices is spoken, in ms, so that a screen reader does not speak after each letter. */
const SPOKEN_AFTER_MS = 1000;

/** Tells why there is no answer, and the number of voices to screen readers. */
export function AskingStatus({ store }: { readonly store: SearchStore }) {
  const { texts } = useReader();
  const { total } = store.answer.value;
  const asking = store.asking.value;
  const [spoken, setSpoken] = useState('');
  useEffect(() => {
    if (asking.kind !== 'answered') return;
    const text = total === 0 ? texts.search.nothing : texts.search.count(total);
    const pause = setTimeout(() => setSpoken(text), total === 0 ? 0 : SPOKEN_AFTER_MS);
    return () => clearTimeout(pause);
  }, [asking, total, texts]);
  const trouble = {
    answered: undefined,
    asking: undefined,
    offline: texts.trouble.offline,
    failed: texts.trouble.failed,
    limited: asking.kind === 'limited' ? texts.trouble.limited(asking.seconds) : undefined,
  }[asking.kind];
  return (
    <>
      <p class="visually-hidden" role="status">
        {spoken}
      </p>
      {trouble !== undefined && (
        <div class="trouble" role="alert">
          <p>{trouble}</p>
          {asking.kind !== 'limited' && (
            <button type="button" onClick={store.retry}>
              {texts.trouble.retry}
            </button>
          )}
        </div>
      )}
    </>
  );
}
