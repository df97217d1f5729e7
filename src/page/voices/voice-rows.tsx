import { Fragment } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { MatchedBand, Voice } from '../../domain/voice.ts';
import { groupBy } from '../../lib/group-by.ts';
import { useActions } from '../actions/actions.tsx';
import { VoiceActions } from '../components/voice-actions.tsx';
import { translateValue } from '../facts/fact-fields.ts';
import { foldModels } from '../facts/fold-models.ts';
import { useReader } from '../state/reader.tsx';
import { type AnsweredSearch, voicePath } from '../state/search-url.ts';
import { VoiceFacts, VoiceTitle } from './voice-facts.tsx';

/**
 * Rows of voices on a page of results. Each band (voices that match the search equally well, with the same value of `matched`) has a separate list. A speaker
 * with several models has one row. If a script runs, the tab key stops at only one row, because arrow keys move between rows.
 */
export function VoiceRows({ search: { search, filters }, answer }: AnsweredSearch) {
  const { texts } = useReader();
  const sought = [search, ...(filters.language ?? [])].join(' ');
  const byBand = groupBy(answer.voices, ({ matched }: Voice) => matched);
  const bands = Array.from(byBand, ([matched, voices]) => ({ matched, rows: foldModels(voices) }));
  const rows = bands.flatMap((band) => band.rows);
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    if (!rows.some(({ voice }) => voice.id === current)) setCurrent(rows[0]?.voice.id);
  }, [rows, current]);
  return bands.map(({ matched, rows }) => (
    <Fragment key={matched}>
      {/* A band (set of equally good matches) has a heading unless it is the best band. The heading counts the voices of a band on all pages of results. */}
      {matched !== undefined && matched !== 'all' && (
        <h3 id={titleOf(matched)} class="band">
          {texts.search.bands[matched]}{' '}
          <small>{texts.search.count({ voices: answer.interpretation?.bands?.[matched] ?? 0 })}</small>
        </h3>
      )}
      <ol class="voices" aria-labelledby={titleOf(matched)}>
        {rows.map(({ voice, others }) => (
          <VoiceRow
            key={voice.id}
            voice={voice}
            others={others}
            sought={sought}
            tabIndex={current === undefined ? undefined : current === voice.id ? 0 : -1}
            onFocus={() => setCurrent(voice.id)}
          />
        ))}
      </ol>
    </Fragment>
  ));
}

/** Returns the HTML id of the heading above a band (set of equally good matches). The band `all`, the best matches, has the heading of all results. */
function titleOf(matched: MatchedBand = 'all'): string {
  return matched === 'all' ? 'results-title' : `band-${matched}`;
}

interface VoiceRowProps {
  readonly voice: Voice;
  readonly others?: readonly Voice[];
  /** Text and languages of the search; absent if the row is not part of search results. */
  readonly sought?: string;
  /** HTML attribute `tabindex` of the links and buttons in the row: -1 if the tab key must skip the row. */
  readonly tabIndex?: number | undefined;
  readonly onFocus?: () => void;
}

/** Row of one speaker: a voice, with links to the same speaker's voices with other models. */
export function VoiceRow({ voice, others = [], sought, tabIndex, onFocus }: VoiceRowProps) {
  const { texts, formatList, formatDate } = useReader();
  const { id, description, styles = [], status, ends_on } = voice;
  const listening = useActions()?.search?.listening;
  const isDismissed = listening?.isDismissed(id) === true;
  // The facts are kept, because the buttons beside them change when the script starts, and whenever the tab key stops at another row.
  const facts = useMemo(
    () => (
      <>
        <VoiceFacts voice={voice} sought={sought} />
        {(styles.length > 0 || description !== undefined) && (
          <p class="voice-styles" dir={styles.length > 0 ? undefined : 'auto'}>
            {formatList(styles.map((style) => translateValue(texts, style))) || description}
          </p>
        )}
      </>
    ),
    [voice, sought],
  );
  return (
    <li class={isDismissed ? 'voice dismissed' : 'voice'} data-voice={id} onFocusCapture={onFocus}>
      <VoiceActions voice={voice} tabIndex={tabIndex}>
        <div class="voice-text">
          <h3 class="voice-name">
            <a href={voicePath(id)} tabIndex={tabIndex}>
              <VoiceTitle voice={voice} />
            </a>
            {isDismissed && (
              <button type="button" class="quiet" tabIndex={tabIndex} onClick={() => listening.dismiss(id)}>
                {texts.listening.dismissed} ×
                <span class="visually-hidden"> {texts.listening.restore({ voice: voice.name })}</span>
              </button>
            )}
            {status && status !== 'preview' && (
              <small class="mark">
                {translateValue(texts, status)}{' '}
                {ends_on &&
                  texts.voice[status === 'retired' ? 'ended' : 'ends']({ date: formatDate(ends_on) })}
              </small>
            )}
          </h3>
          {facts}
          {others.length > 0 && (
            <p class="voice-models">
              {texts.voice.otherModels}{' '}
              {others.map((other) => (
                <a key={other.id} href={voicePath(other.id)} tabIndex={tabIndex}>
                  {other.model_id ?? other.id}
                </a>
              ))}
            </p>
          )}
        </div>
      </VoiceActions>
    </li>
  );
}
