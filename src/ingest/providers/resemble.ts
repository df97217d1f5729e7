import * as z from 'zod';
import { UpstreamError } from '../../domain/errors.ts';
import { defineProvider, PAGE_SIZE } from '../provider.ts';
import { failureReason, optionalText } from '../raw-fields.ts';

/** Schema of a string in a voice's `filters`. Resemble does not document the types of filters. A value that is not a string counts as absent. */
const label = optionalText.catch(undefined);

const Raw = z.object({
  uuid: z.string(),
  name: z.string(),
  status: z.string(),
  source: optionalText,
  default_language: z.string(),
  filters: z.object({ gender: label, age: label, accent: label }).nullish().catch(undefined),
});

const Page = z.object({ items: z.array(z.unknown()) });
/** Paging fields of a page of voices. The number of pages is `num_pages` in Resemble's SDK and `page_count` in the documentation of 2026. */
const Paging = z.object({ page: z.int(), num_pages: z.int().nullish(), page_count: z.int().nullish() });
/** Schema of a failure in a response body. Resemble sends failures with HTTP status 200. */
const Failure = z.object({ success: z.literal(false), message: failureReason });

/** Status of a usable voice: `finished` in Resemble's SDK, `ready` in the documentation of 2026, capitalized in lists. */
const READY = /^(?:finished|ready)$/i;
/** Value of the field `source` for Resemble's own voices. The requesting account's clones have "Custom Voice" or no `source`. */
const OWN = 'Resemble Voice';

export const resemble = defineProvider({
  id: 'resemble',
  settings: { key: 'RESEMBLE_API_KEY' },
  list: {
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
      if (number >= z.int().parse(num_pages ?? page_count)) return undefined;
      return { ...request, query: { ...request.query, page: String(number + 1) } };
    },
  },
  isBundled: false,
  records: (page) => {
    const { data: failure } = Failure.safeParse(page);
    if (failure) throw new UpstreamError('http_error', `Resemble failed: ${failure.message}`);
    return Page.safeParse(page).data?.items;
  },
  Raw,
  toVoices: ({ filters, ...raw }) => {
    if (raw.source !== OWN || !READY.test(raw.status)) return undefined;
    // Samples are left out, because no document states how long their URLs are valid.
    return {
      nativeId: raw.uuid,
      name: raw.name,
      locale: raw.default_language,
      gender: filters?.gender,
      age: filters?.age,
      accent: filters?.accent,
    };
  },
});
