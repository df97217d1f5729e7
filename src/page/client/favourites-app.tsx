import { useEffect, useMemo, useState } from 'preact/hooks';
import type { MissingVoice, VoiceListResponse } from '../../domain/voice-list.ts';
import { useActions } from '../actions/actions.tsx';
import { askVoices, createAnswerSource, LimitedError } from '../actions/ask-answer.ts';
import { createKept } from '../actions/kept.ts';
import { CopyButton } from '../components/copy-button.tsx';
import type { Islands } from '../components/island.tsx';
import { useReader } from '../state/reader.tsx';
import { favouritesPath, MAX_LIST_NAME, MAX_SHARED, voicePath } from '../state/search-url.ts';
import { VoiceRow } from '../voices/voice-rows.tsx';

/** API responses with the voices of the list, or the error of a failed request; undefined while a request is pending. */
type Found = readonly VoiceListResponse[] | Error | undefined;

/**
 * Favourites that the browser stores, or the voices of a shared link: `/favourites?ids=azure/en-US-JennyNeural`. A shared link does not change the stored
 * favourites. A removed favourite stays until the user leaves the page, so that a mistake can be undone. One that another tab adds is shown, too.
 */
export function FavouritesApp({ shared }: Islands['favourites']) {
  const { texts } = useReader();
  const own = useActions()?.favourites.voices.value.map(({ id }) => id) ?? [];
  // The name that the user gives the list of favourites is stored in the browser, as the list is.
  const ownName = useMemo(() => createKept('list-name', (stored) => String(stored ?? '')), []);
  const { ids, name } = shared ?? { ids: own, name: ownName.current.value };
  const [asked, ask] = useState(ids);
  const added = ids.filter((id) => !asked.includes(id));
  if (added.length > 0) ask([...asked, ...added]);
  const [found, retry] = useVoices(asked, shared?.answer);
  if (asked.length === 0)
    return (
      <p class="empty">
        {texts.favourites.none} <a href="/">{texts.errors.toSearch}</a>
      </p>
    );
  if (found === undefined) return <p role="status">{texts.favourites.loading}</p>;
  if (found instanceof Error)
    return (
      <div class="notice" role="alert">
        <p>
          {found instanceof LimitedError
            ? texts.errors.limited({ seconds: found.retryAfterSeconds })
            : texts.trouble.failed}
        </p>
        <button type="button" class="button" onClick={retry}>
          {texts.trouble.retry}
        </button>
      </div>
    );
  return (
    <>
      <div class="list-head">
        <h2>{texts.search.count({ voices: shared?.answer.total ?? ids.length })}</h2>
        {!shared && (
          <input
            type="text"
            class="list-name"
            maxLength={MAX_LIST_NAME}
            aria-label={texts.favourites.name}
            placeholder={texts.favourites.name}
            value={name}
            onInput={({ currentTarget }) => ownName.keep(currentTarget.value)}
          />
        )}
        <CopyButton text={ids.join('\n')} label={texts.favourites.copyAll} />
        <CopyButton
          text={new URL(favouritesPath(ids.slice(0, MAX_SHARED), name.trim()), location.href).href}
          label={texts.favourites.copyLink}
        />
        {ids.length > MAX_SHARED && <small>{texts.favourites.linkCut({ max: MAX_SHARED })}</small>}
      </div>
      <ol class="voices">
        {found.flatMap(({ voices }) => voices.map((voice) => <VoiceRow key={voice.id} voice={voice} />))}
      </ol>
      <Missing voices={found.flatMap(({ missing = [] }) => missing).filter(({ id }) => ids.includes(id))} />
    </>
  );
}

function useVoices(
  ids: readonly string[],
  known: VoiceListResponse | undefined,
): readonly [found: Found, retry: () => void] {
  const source = useMemo(createAnswerSource, []);
  const [attempt, setAttempt] = useState(0);
  const [found, setFound] = useState<Found>(known && [known]);
  useEffect(() => {
    if (known) return;
    const request = new AbortController();
    setFound((before) => (before instanceof Error ? undefined : before));
    askVoices(source, ids, request.signal).then(setFound, (error: Error) => {
      if (!request.signal.aborted) setFound(error);
    });
    return () => request.abort();
  }, [source, ids, known, attempt]);
  return [found, () => setAttempt(attempt + 1)];
}

/** Voices of the list that the directory does not contain. Each id links to the voice's page, which tells when the voice was removed and what replaces it. */
function Missing({ voices }: { readonly voices: readonly MissingVoice[] }) {
  const { texts } = useReader();
  const favourites = useActions()?.favourites;
  if (voices.length === 0) return null;
  return (
    <section class="missing">
      <h2>{texts.favourites.missing}</h2>
      <ul>
        {voices.map(({ id }) => (
          <li key={id}>
            <p>
              <a href={voicePath(id)}>
                <code dir="ltr">{id}</code>
              </a>{' '}
              {texts.compare.missing}
            </p>
            {favourites?.has(id) && (
              <button type="button" class="quiet" onClick={() => favourites.remove(id)}>
                {texts.favourites.forget}
                <span class="visually-hidden"> {id}</span>
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
