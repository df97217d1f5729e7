import { FACET_PARAMETERS } from '../../domain/filters.ts';
import type { ProviderDetails } from '../../domain/metadata.ts';
import type { StatedModel } from '../../providers/models.ts';
import { Island } from '../components/island.tsx';
import { Doors } from '../search/doors.tsx';
import { useReader } from '../state/reader.tsx';
import type { AnsweredSearch } from '../state/search-actions.tsx';
import { FACET_GROUPS, toPagePath } from '../state/search-url.ts';
import { AlikeVoices } from '../voices/alike-voices.tsx';
import { ModelFactList } from '../voices/model-fact-list.tsx';
import { ProviderLinks } from '../voices/provider-links.tsx';

interface LandingViewProps extends AnsweredSearch {
  readonly title: string;
  /** Numbers of the voices and of those to hear, as text. */
  readonly counts: string;
  readonly details: ProviderDetails | undefined;
  readonly pricing: string | undefined;
  readonly model: StatedModel | undefined;
  readonly nameOf: (provider: string) => string;
}

/** Page of a subject: a few of its voices, links to searches among all of them, and the facts of its provider and model. */
export function LandingView({
  title,
  counts,
  search,
  answer,
  details,
  pricing,
  model,
  nameOf,
}: LandingViewProps) {
  const { texts } = useReader();
  const groups = FACET_GROUPS.filter(
    (group) => group !== 'has_preview' && search.filters[FACET_PARAMETERS[group]] === undefined,
  );
  return (
    <>
      <header class="page-head">
        <h1>{title}</h1>
        <p class="lede">{counts}</p>
        <p class="next-step">
          <a class="button" href={toPagePath(search)}>
            {texts.landing.all}
          </a>
        </p>
      </header>
      <h2 class="visually-hidden">{texts.search.count({ voices: answer.total })}</h2>
      <AlikeVoices voices={answer.voices.map((voice) => ({ voice }))} nameOf={nameOf} />
      {groups.map((group) => (
        <Doors
          key={group}
          title={texts.facets[group]}
          group={group}
          values={answer.facets?.[group] ?? []}
          search={search}
        />
      ))}
      {model && <ModelFactList model={model} />}
      {details && (
        <ul class="use-voice">
          <ProviderLinks details={details} pricing={pricing} />
        </ul>
      )}
      <Island name="dock" props={{}} />
    </>
  );
}
