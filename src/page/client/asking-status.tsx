import { useEffect, useState } from 'preact/hooks';
import type { SearchStore } from '../actions/search-store.ts';
import { useReader } from '../state/reader.tsx';

/** Delay before a screen reader speaks the number of voices, in ms. The delay keeps the number from being spoken after each typed letter. */
const SPOKEN_AFTER_MS = 1000;

/** Messages on the state of the search: the reason why a request failed, and the number of found voices for screen readers. */
export function AskingStatus({ store }: { readonly store: SearchStore }) {
  return (
    <>
      <SpokenCount store={store} />
      <Trouble store={store} />
    </>
  );
}

/** Number of voices after a search, for screen readers. The first number is not spoken, because the page already shows it. */
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
        // A screen reader speaks only the first text, because the visible countdown changes every second.
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
