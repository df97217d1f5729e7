import * as z from 'zod';
import { defineProvider } from '../provider.ts';
import { listIn } from '../raw-fields.ts';

const Raw = z.object({ id: z.string(), name: z.string(), gender: z.string(), language: z.string() });

/** Provider of Unreal Speech's voices. Only the bundled list is read, because the API has no voice list. Source: documentation and SDKs of the v8 API. */
export const unrealSpeech = defineProvider({
  id: 'unreal-speech',
  isConfigured: () => false,
  records: (page) => listIn(page, 'voices'),
  Raw,
  toVoices: ({ id, name, gender, language }) => [{ nativeId: id, name, gender, locale: language }],
});
