import * as z from 'zod';
import { UpstreamError } from '../../domain/errors.ts';
import { defineProvider } from '../provider.ts';

/** Filters are Resemble's labels for its own voices; their shape is not documented, so that any other is as none. */
const label = z.string().nullish().catch(undefined);

const Raw = z.object({
  uuid: z.string(),
  name: z.string(),
  status: z.string(),
  source: z.string().nullish(),
  default_language: z.string(),
  filters: z.object({ gender: label, age: label, accent: label }).nullish().catch(undefined),
});

const Page = z.object({ items: z.array(z.unknown()) });
/** `num_pages` in the SDK's types, `page_count` in the documentation of 2026. */
const Paging = z.object({
  page: z.number(),
  num_pages: z.number().optional(),
  page_count: z.number().optional(),
});
/** Failures come with status 200, too. */
const Failure = z.object({ success: z.literal(false), message: z.string().nullish() });

const PAGE_SIZE = '100';
const READY = new Set(['finished', 'ready']);

export const resemble = defineProvider({
  id: 'resemble',
  name: 'Resemble AI',
  settings: { key: 'RESEMBLE_API_KEY' },
  isConfigured: ({ key }) => Boolean(key),
  list: {
    http: {
      baseUrl: () => 'https://app.resemble.ai',
      requests: ({ key = '' }) => [
        {
          path: '/api/v2/voices',
          query: { page: '1', page_size: PAGE_SIZE, pre_built_resemble_voice: 'true', filters: 'true' },
          headers: { Authorization: `Bearer ${key}` },
        },
      ],
      next: (page, request) => {
        const { page: number, num_pages, page_count } = Paging.parse(page);
        if (number >= (num_pages ?? page_count ?? 1)) return undefined;
        return { ...request, query: { ...request.query, page: String(number + 1) } };
      },
    },
  },
  isBundled: false,
  idParts: [],
  records: (page) => {
    const { data: failure } = Failure.safeParse(page);
    if (failure)
      throw new UpstreamError('http_error', `Resemble failed: ${failure.message ?? 'no reason given'}`);
    return Page.safeParse(page).data?.items;
  },
  Raw,
  toVoices: ({ filters, ...raw }) => {
    if (!READY.has(raw.status) || raw.source === 'Custom Voice') return [];
    // No sample: nothing says how long their addresses last.
    return [
      {
        nativeId: raw.uuid,
        name: raw.name,
        locale: raw.default_language,
        gender: filters?.gender ?? undefined,
        age: filters?.age ?? undefined,
        accent: filters?.accent ?? undefined,
      },
    ];
  },
});
