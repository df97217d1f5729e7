import * as z from 'zod';
import { defineProvider } from '../provider.ts';

const Raw = z.object({ id: z.string(), name: z.string(), gender: z.string(), language: z.string() });

const Page = z.object({ voices: z.array(z.unknown()) });

/** Provider of Unreal Speech's bundled voices. The API has no voice list. Source: documentation and SDKs of the v8 API. */
export const unrealSpeech = defineProvider({
  id: 'unreal-speech',
  isConfigured: () => false,
  records: (page) => Page.safeParse(page).data?.voices,
  Raw,
  toVoices: ({ id, name, gender, language }) => [{ nativeId: id, name, gender, locale: language }],
});
