import type { StoredVoice } from '../../domain/voice.ts';
import type { Catalog } from '../../index/catalog/catalog.ts';
import { splitList } from '../../lib/list-entries.ts';
import { CopyButton } from '../components/copy-button.tsx';
import { Island, VoiceIsland } from '../components/island.tsx';
import { isPlayed } from '../components/player-controls.tsx';
import { describeFacts, type Fact } from '../facts/describe-facts.ts';
import { FACT_FIELDS, type FactField } from '../facts/fact-fields.ts';
import { useReader } from '../state/reader.tsx';
import { comparePath, MAX_COMPARED, voicePath } from '../state/search-url.ts';
import { FactValue } from '../voices/fact-list.tsx';
import type { View } from './view.ts';

/** Facts that the comparison never marks as different, because almost all voices differ in them. */
const NEVER_MARKED: ReadonlySet<FactField> = new Set(['id', 'provider_voice_id', 'name', 'description']);

interface ComparedVoice {
  readonly voice: StoredVoice;
  readonly facts: readonly Fact[];
}

/** Page that compares voices side by side: `/compare?ids=azure/en-US-JennyNeural,piper/en_US-amy-low`. */
export const comparePage: View = {
  name: 'compare',
  path: '/compare',
  isHeard: true,
  render: ({ catalog, reader, query }) => {
    const { texts } = reader;
    const asked = [...new Set(splitList(query.getAll('ids').join(',')))].slice(0, MAX_COMPARED);
    const found = asked.map((id) => findVoice(catalog, id));
    const voices = found.flatMap((voice): ComparedVoice[] =>
      voice ? [{ voice, facts: describeFacts(voice, reader) }] : [],
    );
    const names = voices.map(({ voice }) => voice.name).join(', ');
    const ids = voices.map(({ voice }) => voice.id);
    return {
      title: `${[texts.compare.title, names].filter(Boolean).join(': ')} · ${texts.site.name}`,
      description: texts.compare.about,
      canonicalPath: ids.length > 0 ? comparePath(ids) : '/compare',
      content: (
        <>
          <header class="page-head">
            <h1>{texts.compare.title}</h1>
            <p class="lede">{ids.length === 0 ? texts.compare.none : texts.compare.about}</p>
            {asked
              .filter((_, at) => !found[at])
              .map((id) => (
                <p key={id} class="notice">
                  <a href={voicePath(id)}>
                    <code dir="ltr">{id}</code>
                  </a>{' '}
                  {texts.compare.missing}
                </p>
              ))}
            {ids.length > 1 && (
              <div class="compare-copy">
                <Island
                  name="compare-controls"
                  props={{
                    voices: voices.map(({ voice }) => ({
                      id: voice.id,
                      name: voice.name,
                      isPlayed: isPlayed(voice),
                    })),
                  }}
                />
                <CopyButton text={ids.join('\n')} label={texts.favourites.copyAll} />
              </div>
            )}
          </header>
          {ids.length === 0 ? (
            <p class="next-step">
              <a href="/">{texts.errors.toSearch}</a>
            </p>
          ) : (
            <CompareTable voices={voices} />
          )}
          <Island name="player-status" props={{}} />
          <Island name="live-region" props={{}} />
        </>
      ),
    };
  },
};

/** Returns a voice of the catalog. If the id is unknown or the voice was removed, the result is undefined, and the page lists the id as missing. */
function findVoice(catalog: Catalog, id: string): StoredVoice | undefined {
  try {
    return catalog.find(id);
  } catch {
    return undefined;
  }
}

interface CompareTableProps {
  readonly voices: readonly ComparedVoice[];
}

function CompareTable({ voices }: CompareTableProps) {
  const { texts } = useReader();
  const fields = FACT_FIELDS.filter(
    (field) => field !== 'name' && voices.some(({ facts }) => factOf(facts, field)),
  );
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: keys scroll a table that is wider than the window
    <section class="table-scroll" aria-label={texts.compare.title} tabIndex={0}>
      <table class="compare">
        <caption class="visually-hidden">{texts.compare.caption}</caption>
        <thead>
          <tr>
            <td />
            {voices.map((each) => (
              <CompareHead key={each.voice.id} {...each} voices={voices} />
            ))}
          </tr>
        </thead>
        <tbody>
          {fields.map((field) => (
            <CompareRow key={field} field={field} voices={voices} />
          ))}
          <tr>
            <td />
            {voices.map(({ voice: { id, name } }) => (
              <td key={id}>
                <a class="use-link" href={`${voicePath(id)}#use`}>
                  {texts.voicePage.use}
                  <span class="visually-hidden"> {name}</span>
                </a>
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </section>
  );
}

function CompareHead({ voice, voices }: Pick<ComparedVoice, 'voice'> & CompareTableProps) {
  const { texts } = useReader();
  const others = voices.map((each) => each.voice.id).filter((id) => id !== voice.id);
  return (
    // The label is only the voice's name, because screen readers speak the label before each cell of the column.
    <th scope="col" aria-label={voice.name}>
      <h2>
        <a href={voicePath(voice.id)}>
          <bdi>{voice.name}</bdi>
        </a>
      </h2>
      <div class="compare-actions">
        <VoiceIsland voice={voice} canCompare={false} />
      </div>
      <a
        class="clear"
        href={comparePath(others)}
        data-removed={voice.id}
        aria-label={texts.compare.removeOf({ voice: voice.name })}
      >
        {texts.compare.remove}
      </a>
    </th>
  );
}

interface CompareRowProps extends CompareTableProps {
  readonly field: FactField;
}

function CompareRow({ field, voices }: CompareRowProps) {
  const { texts } = useReader();
  const facts = voices.map(({ voice, facts: all }) =>
    field === 'gender' && voice.gender_stated === false ? undefined : factOf(all, field),
  );
  const shown = new Set(facts.flatMap((fact) => fact?.text ?? []));
  const isMarked = shown.size > 1 && !NEVER_MARKED.has(field);
  return (
    <tr class={isMarked ? 'differs' : undefined}>
      <th scope="row">
        {texts.voicePage.fields[field]}
        {isMarked && (
          <>
            {' '}
            <span class="mark">{texts.compare.differs}</span>
          </>
        )}
      </th>
      {facts.map((fact, at) => (
        <td key={voices[at]?.voice.id}>
          {fact ? <FactValue fact={fact} /> : <span class="unstated">{texts.compare.unstated}</span>}
        </td>
      ))}
    </tr>
  );
}

function factOf(facts: readonly Fact[], field: FactField): Fact | undefined {
  return facts.find((fact) => fact.field === field);
}
