import * as z from 'zod';
import { defineProvider } from '../provider.ts';

/** Pattern of a line of `espeak-ng --voices`. Columns have no fixed position, because non-ASCII letters shift them. File names may contain spaces. */
const LINE =
  /^\s*\d+\s+(?<language>\S+)\s+(?:--|\d+)\/[MF-]\s+(?<name>\S+)\s+(?<file>\S.*?)\s*(?:\([^()]+ \d+\))*\s*$/;
const HEADER = /^Pty +Language /;

const Raw = z
  .string()
  .transform((line) => LINE.exec(line)?.groups)
  .pipe(z.object({ language: z.string(), name: z.string(), file: z.string() }));

/** Provider of eSpeak NG's voices. Gender and age are not read, because the command prints M for every voice (version 1.51). */
export const espeakNg = defineProvider({
  id: 'espeak-ng',
  list: { command: 'espeak-ng', args: ['--voices'] },
  records: (page) => {
    const [header = '', ...lines] = typeof page === 'string' ? page.trimEnd().split('\n') : [];
    return HEADER.test(header) ? lines : undefined;
  },
  Raw,
  toVoices: ({ language, name, file }) => ({
    // The file name is the voice's id, because two voices share the language `yue`. `espeak-ng -v` accepts file names.
    nativeId: file,
    name: name.replaceAll('_', ' '),
    locale: localeOf(language, file),
    model: 'espeak-ng',
  }),
});

/** Returns the language or the file name, whichever is longer and thus more specific: `yue`, `sit/yue-Latn-jyutping` → `yue-Latn-jyutping`. */
function localeOf(language: string, file: string): string {
  const tag = file.slice(file.lastIndexOf('/') + 1);
  return tag.length > language.length ? tag : language;
}
