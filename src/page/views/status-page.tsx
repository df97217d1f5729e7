import type { ComponentChild } from 'preact';
import { SearchQuery } from '../../domain/query.ts';
import { MAX_BUNDLED_AGE_DAYS, type ProviderStatus } from '../../domain/snapshot.ts';
import { type ListState, listStateOf } from '../facts/providers.ts';
import { useReader } from '../state/reader.tsx';
import { ProviderName } from './provider-name.tsx';
import type { PageRequest, View } from './view.ts';

const RETIRED = SearchQuery.parse({ status: 'retired', limit: 1 });

/** Page that shows how old each provider's voice list is, and whether the latest request for the list failed. */
export const statusPage: View = {
  name: 'status',
  path: '/status',
  render: ({ catalog, oversized, reader: { texts } }) => ({
    title: `${texts.site.status} · ${texts.site.name}`,
    description: texts.status.about,
    content: <StatusView catalog={catalog} oversized={oversized} />,
  }),
};

/** Column of the table of providers. `isTold` is true if a value that all rows share is also stated above the table. */
type Column = readonly [
  head: string,
  kind: string,
  cell: (status: ProviderStatus) => ComponentChild,
  isTold?: boolean,
];

function StatusView({ catalog, oversized }: Pick<PageRequest, 'oversized' | 'catalog'>) {
  const { texts, formatTime, formatNumber } = useReader();
  const { metadata } = catalog;
  const { provider_status, catalog_version, updated_at, total_voices } = metadata;
  const retired = formatNumber(catalog.search(RETIRED).total);
  const columns = useColumns().filter(([, , cell, isTold]) => tellsMore(provider_status.map(cell), isTold));
  return (
    <>
      <header class="page-head">
        <h1>{texts.site.status}</h1>
        <Overall statuses={provider_status} />
        {oversized && (
          <p class="lede alert">
            {texts.status.oversized({
              time: formatTime(oversized.built_at),
              voices: formatNumber(oversized.voices),
              needed: formatNumber(Math.ceil(oversized.needed_bytes / 2 ** 20)),
              allowed: formatNumber(Math.ceil(oversized.heap_bytes / 2 ** 20)),
            })}
          </p>
        )}
        <p class="lede">
          {texts.status.catalog({
            voices: formatNumber(total_voices),
            retired,
            time: formatTime(updated_at),
          })}{' '}
          <code dir="ltr">{catalog_version}</code>
        </p>
        <p class="next-step">
          <a href="/readyz">{texts.status.readiness}</a> <a href="/changes">{texts.status.changes}</a>{' '}
          <a href="/?status=retired">
            {texts.voicePage.statuses.retired} ({retired})
          </a>
        </p>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keys scroll a table that is wider than the window */}
      <section class="table-scroll" aria-label={texts.site.status} tabIndex={0}>
        <table class="status">
          <caption>{texts.status.caption}</caption>
          <thead>
            <tr>
              <th scope="col">{texts.status.columns.provider}</th>
              {columns.map(([head, kind]) => (
                <th key={head} scope="col" class={kind}>
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {provider_status.map((status) => (
              <tr key={status.provider} class={listStateOf(status) === 'stale' ? 'stale' : undefined}>
                <th scope="row">
                  <ProviderName provider={status.provider} metadata={metadata} />
                </th>
                {columns.map(([head, kind, cell]) => (
                  <td key={head} class={kind} data-head={head}>
                    {cell(status)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  );
}

/** Text about the state of all voice lists. Lists bundled with the program are counted separately, because a bundled list is never up to date. */
function Overall({ statuses }: { readonly statuses: readonly ProviderStatus[] }) {
  const { texts, joinSentences } = useReader();
  const count = (state: ListState) => statuses.filter((status) => listStateOf(status) === state).length;
  const [stale, pending, old, fresh] = [count('stale'), count('pending'), count('old'), count('fresh')];
  const bundled = statuses.filter(({ source }) => source === 'bundled').length;
  return (
    <p class={stale > 0 ? 'lede alert' : 'lede'}>
      {joinSentences([
        stale > 0 && texts.status.stale({ providers: stale, all: statuses.length }),
        stale === 0 && fresh > 0 && texts.status.fine({ providers: fresh }),
        bundled > 0 &&
          (bundled === statuses.length
            ? texts.status.allBundled({ providers: bundled })
            : texts.status.bundled({ providers: bundled })),
        old > 0 && texts.status.old({ providers: old, days: MAX_BUNDLED_AGE_DAYS }),
        pending > 0 && texts.status.pending({ providers: pending }),
      ])}
    </p>
  );
}

function useColumns(): readonly Column[] {
  const { texts, formatNumber, formatTime, formatDate } = useReader();
  const { columns, sources, states, errors } = texts.status;
  return [
    [columns.voices, 'number', ({ voices }) => formatNumber(voices)],
    [columns.source, '', ({ source }) => sources[source], true],
    [
      columns.lastSuccess,
      '',
      ({ last_success }) => last_success && <time dateTime={last_success}>{formatTime(last_success)}</time>,
    ],
    [
      columns.listedOn,
      '',
      ({ listed_on, source }) => {
        if (listed_on) return <time dateTime={listed_on}>{formatDate(listed_on)}</time>;
        return source === 'bundled' && texts.status.undated;
      },
    ],
    [
      columns.state,
      'state',
      (status) => {
        const state = listStateOf(status);
        const text = state === 'fixed' && !status.listed_on ? texts.status.undated : states[state];
        return typeof text === 'string' ? text : text({ days: MAX_BUNDLED_AGE_DAYS });
      },
      true,
    ],
    [columns.error, '', ({ error }) => error && (errors[error] ?? error)],
  ];
}

/** Reports whether the table shows a column. An empty column is hidden. If `isTold` is true, a column whose cells are all equal is also hidden. */
function tellsMore(cells: readonly ComponentChild[], isTold = false): boolean {
  return isTold && cells.length > 1 ? cells.some((cell) => cell !== cells[0]) : cells.some(Boolean);
}
