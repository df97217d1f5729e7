import { useEffect, useMemo, useState } from 'preact/hooks';
import type { MissingVoice, VoiceListResponse } from '../../domain/voice-list.ts';
import { useActions } from '../actions/actions.tsx';
import { askVoices, createAnswerSource, LimitedError } from '../actions/ask-answer.ts';
import { CopyButton } from '../components/island.tsx';
import { useReader } from '../state/reader.tsx';
import { voicePath } from '../state/search-url.ts';
import { VoiceRow } from '../voices/voice-rows.tsx';

/** State of the requests for the favourites: pending, failed, refused by the rate limit, or answered. */
type Asking =
  | { readonly kind: 'asking' | 'failed' }
  | { readonly kind: 'limited'; readonly seconds: number }
  | { readonly kind: 'answered'; readonly answers: readonly VoiceListResponse[] };

/** Favourites stored in the browser. A removed one stays in the list until the user leaves the page, so that a mistake can be undone. */
export function FavouritesApp() {
  const { texts } = useReader();
  const ids = useActions()?.favourites.voices.value.map(({ id }) => id) ?? [];
  const [asked] = useState(ids);
  const [asking, retry] = useVoices(asked);
  if (asked.length === 0)
    return (
      <p class="empty">
        {texts.favourites.none} <a href="/">{texts.errors.toSearch}</a>
      </p>
    );
  if (asking.kind === 'asking') return <p role="status">{texts.favourites.loading}</p>;
  if (asking.kind === 'answered')
    return (
      <>
        <div class="list-head">
          <h2>{texts.search.count({ voices: ids.length })}</h2>
          <CopyButton text={ids.join('\n')} label={texts.favourites.copyAll} />
        </div>
        <ol class="voices">
          {asking.answers.flatMap((answer) =>
            answer.voices.map((voice) => <VoiceRow key={voice.id} voice={voice} />),
          )}
        </ol>
        <MissingFavourites missing={asking.answers.flatMap(({ missing = [] }) => missing)} />
      </>
    );
  return (
    <div class="notice" role="alert">
      <p>{asking.kind === 'limited' ? texts.errors.limited(asking) : texts.trouble.failed}</p>
      <button type="button" class="button" onClick={retry}>
        {texts.trouble.retry}
      </button>
    </div>
  );
}

function useVoices(ids: readonly string[]): readonly [asking: Asking, retry: () => void] {
  const source = useMemo(createAnswerSource, []);
  const [attempt, setAttempt] = useState(0);
  const [asking, setAsking] = useState<Asking>({ kind: 'asking' });
  useEffect(() => {
    const request = new AbortController();
    setAsking({ kind: 'asking' });
    askVoices(source, ids, request.signal).then(
      (answers) => setAsking({ kind: 'answered', answers }),
      (error: unknown) => {
        if (request.signal.aborted) return;
        const isLimited = error instanceof LimitedError;
        setAsking(isLimited ? { kind: 'limited', seconds: error.retryAfterSeconds } : { kind: 'failed' });
      },
    );
    return () => request.abort();
  }, [source, ids, attempt]);
  return [asking, () => setAttempt(attempt + 1)];
}

function MissingFavourites({ missing }: { readonly missing: readonly MissingVoice[] }) {
  const { texts, formatDate } = useReader();
  const favourites = useActions()?.favourites;
  const left = missing.filter(({ id }) => favourites?.has(id));
  if (left.length === 0) return null;
  return (
    <section class="missing">
      <h2>{texts.favourites.missing}</h2>
      <ul>
        {left.map(({ id, removed_at, replacements = [] }) => (
          <li key={id}>
            <p>
              <a href={voicePath(id)}>
                <code dir="ltr">{id}</code>
              </a>{' '}
              {removed_at === undefined
                ? texts.compare.missing
                : texts.favourites.removedOn({ date: formatDate(removed_at) })}
            </p>
            {replacements.length > 0 && (
              <p>
                {texts.favourites.instead}{' '}
                {replacements.map((each) => (
                  <a key={each} class="instead" href={voicePath(each)}>
                    <code dir="ltr">{each}</code>
                  </a>
                ))}
              </p>
            )}
            <button type="button" class="quiet" onClick={() => favourites?.remove(id)}>
              {texts.favourites.forget}
              <span class="visually-hidden"> {id}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
