import type { MetadataResponse } from '../../domain/metadata.ts';
import { listStateOf, providerNameIn } from '../facts/providers.ts';
import { useReader } from '../state/reader.tsx';

/** Line with the number of voices, their age, the stale lists, and the number of bundled lists. */
export function Freshness({ metadata }: { readonly metadata: MetadataResponse }) {
  const { texts, formatList, formatDate, formatMonth } = useReader();
  const { total_voices, stats, updated_at, provider_status } = metadata;
  const stale = provider_status.filter((each) => listStateOf(each) === 'stale');
  const bundled = provider_status.filter(({ source }) => source === 'bundled').length;
  // If all lists are bundled, the line shows the dates of the lists, because the date of the catalog would make them look new.
  const days = provider_status.flatMap(({ source, listed_on }) => (source === 'bundled' && listed_on) || []);
  const areBundled = days.length > 0 && bundled === provider_status.length;
  const [from = '', to = ''] = [days.toSorted()[0], days.toSorted().at(-1)].map(
    (day) => day && formatMonth(day),
  );
  const counts = { voices: total_voices, providers: stats.total_providers };
  return (
    <p class="freshness">
      <a href="/status">
        {areBundled
          ? texts.site.bundled({ ...counts, from, to, months: from === to ? 'other' : 'several' })
          : texts.site.freshness({ ...counts, date: formatDate(updated_at) })}
      </a>
      {stale.length > 0 &&
        ` ${texts.site.stale({ providers: formatList(stale.map(({ provider }) => providerNameIn(metadata, provider))) })}`}
      {bundled > 0 && !areBundled && ` ${texts.status.bundled({ providers: bundled })}`}
    </p>
  );
}
