import type { MetadataResponse } from '../../domain/metadata.ts';
import { listStateOf } from '../state/list-state.ts';
import { useReader } from '../state/reader.tsx';

/** Line that tells how many voices there are, how old they are, and which lists are out of date or came with the service. */
export function Freshness({ metadata }: { readonly metadata: MetadataResponse }) {
  const { texts, formatList, formatDate, formatMonth } = useReader();
  const { total_voices, stats, updated_at, provider_status, provider_details } = metadata;
  const nameOf = (slug: string) => provider_details.find(({ provider }) => provider === slug)?.name ?? slug;
  const stale = provider_status.filter((each) => listStateOf(each) === 'stale');
  const bundled = provider_status.filter(({ source }) => source === 'bundled').length;
  // The day of the catalog would make lists that came with the service look new.
  const days = provider_status.map(({ source, listed_on }) => (source === 'bundled' ? listed_on : undefined));
  const [oldest, newest] = [days.toSorted()[0], days.toSorted().at(-1)];
  const areBundled = oldest !== undefined && newest !== undefined && !days.includes(undefined);
  return (
    <p class="freshness">
      <a href="/status">
        {areBundled
          ? texts.site.bundled(total_voices, stats.total_providers, formatMonth(oldest), formatMonth(newest))
          : texts.site.freshness(total_voices, stats.total_providers, formatDate(updated_at))}
      </a>
      {stale.length > 0 && ` ${texts.site.stale(formatList(stale.map(({ provider }) => nameOf(provider))))}`}
      {bundled > 0 && !areBundled && ` ${texts.status.bundled(bundled)}`}
    </p>
  );
}
