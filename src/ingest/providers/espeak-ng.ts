import * as z from 'zod';
import { defineProvider } from '../provider.ts';

/**
 * Priority, language, age/gender, name, file, other languages. The columns move where a name has letters of
 * several bytes, and a file's name may hold a blank, so the line is read by its pattern.
 */
const LINE =
  /^\s*\d+\s+(?<language>\S+)\s+(?:--|\d+)\/[MF-]\s+(?<name>\S+)\s+(?<file>\S.*?)\s*(?:\([^()]+ \d+\))*\s*$/;
const HEADER = /^Pty +Language /;

const Raw = z
  .string()
  .transform((line) => LINE.exec(line)?.groups)
  .pipe(z.object({ language: z.string(), name: z.string(), file: z.string() }));

/** Gender and age are not read: what is printed for a language is a default, M for every one (1.51). */
export const espeakNg = defineProvider({
  id: 'espeak-ng',
  name: 'eSpeak NG',
  settings: {},
  isConfigured: () => true,
  list: { program: { command: 'espeak-ng', args: ['--voices'] } },
  idParts: [],
  records: (page) => {
    const [header = '', ...lines] = typeof page === 'string' ? page.trimEnd().split('\n') : [];
    return HEADER.test(header) ? lines : undefined;
  },
  Raw,
  toVoices: ({ language, name, file }) => [
    {
      // Two voices share the language yue; each has a file of its own, which `-v` takes as well.
      nativeId: file,
      name: name.replaceAll('_', ' '),
      locale: localeOf(language, file),
      model: 'espeak-ng',
    },
  ],
});

/** The file is named by a tag too, and the longer one says more: en-gb in `gmw/en`, yue in `sit/yue-Latn-jyutping`. */
function localeOf(language: string, file: string): string {
  const tag = file.slice(file.lastIndexOf('/') + 1);
  return tag.length > language.length ? tag : language;
}
