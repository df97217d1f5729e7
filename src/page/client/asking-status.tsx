import { useEffect, useState } from 'preact/hooks';
import type { SearchStore } from '../actions/search-store.ts';
import { useReader } from '../state/reader.tsx';

/** Delay in ms before a screen reader speaks the number of found voices. Without a delay, the number would be spoken after each typed letter. */
const SPOKEN_AFTER_MS = 1000;

/** Messages about the state of the search: the reason of a failed request, and, for screen readers, the number of found voices. */
export function AskingStatus({ store }: { readonly store: SearchStore }) {
  return (
    <>
      <SpokenCount store={store} />
      <Trouble store={store} />
    </>
  );
}

/** Number of found voices, for screen readers. The number in the first response is not spoken, because the loaded page already contains the number. */
function SpokenCount({ store }: { readonly store: SearchStore }) {
  const { texts } = useReader();
  const shown = store.shown.value;
  const total = shown?.answer.total;
  const isTyped = shown?.isTyped ?? false;
  const { kind } = store.asking.value;
  const [spoken, setSpoken] = useState<string>();
  const [first, setFirst] = useState<number>();
  useEffect(() => {
    if (kind !== 'answered' || total === undefined) return;
    if (first === undefined) return setFirst(total);
    if (spoken === undefined && total === first) return;
    const text = total === 0 ? texts.search.nothing : texts.search.count({ voices: total });
    const pause = setTimeout(() => setSpoken(text), isTyped ? SPOKEN_AFTER_MS : 0);
    return () => clearTimeout(pause);
  }, [kind, total, isTyped, texts, first, spoken]);
  return (
    <p class="visually-hidden" role="status">
      {spoken}
    </p>
  );
}

function Trouble({ store }: { readonly store: SearchStore }) {
  const { texts } = useReader();
  const asking = store.asking.value;
  const { kind } = asking;
  if (kind === 'answered' || kind === 'asking') return null;
  return (
    <div class="trouble" role="alert">
      {asking.kind === 'limited' ? (
        // Screen readers speak only the first text of the countdown, because the visible text changes every second.
        <p>
          <LastingText text={texts.trouble.limited(asking)} />
          <span aria-hidden="true">{texts.trouble.limited(asking)}</span>
        </p>
      ) : (
        <p>{kind === 'offline' ? texts.trouble.offline : texts.trouble.failed}</p>
      )}
      {kind !== 'limited' && (
        <button type="button" onClick={store.retry}>
          {texts.trouble.retry}
        </button>
      )}
    </div>
  );
}

/** Text for screen readers that keeps the first value of `text`, so that a countdown is spoken once instead of every second. */
function LastingText({ text }: { readonly text: string }) {
  const [first] = useState(text);
  return <span class="visually-hidden">{first}</span>;
}
