import type { StoredVoice } from '../../domain/voice.ts';
import type { Catalog } from '../../index/catalog.ts';
import { splitList } from '../../lib/list-entries.ts';
import { describeFacts } from '../facts/describe-facts.ts';
import { providerNameIn } from '../facts/providers.ts';
import { comparePath, MAX_COMPARED } from '../state/search-url.ts';
import { type ComparedVoice, CompareView } from './compare-view.tsx';
import type { View } from './view.ts';

/** Page that compares voices side by side: `/compare?ids=azure/en-US-JennyNeural,piper/en_US-amy-low`. */
export const comparePage: View = {
  name: 'compare',
  path: '/compare',
  isHeard: true,
  render: ({ catalog, reader, query }) => {
    const { texts } = reader;
    const asked = [...new Set(splitList(query.getAll('ids').join(',')))].slice(0, MAX_COMPARED);
    const found = asked.map((id) => findVoice(catalog, id));
    const voices = found.flatMap((voice): ComparedVoice[] => {
      if (!voice) return [];
      const provider = providerNameIn(catalog.metadata, voice.provider);
      return [{ voice, provider, facts: describeFacts(voice, provider, reader) }];
    });
    const names = voices.map(({ voice }) => voice.name).join(', ');
    return {
      title: `${[texts.compare.title, names].filter(Boolean).join(': ')} · ${texts.site.name}`,
      description: texts.compare.about,
      canonicalPath: voices.length > 0 ? comparePath(voices.map(({ voice }) => voice.id)) : '/compare',
      content: <CompareView voices={voices} missing={asked.filter((_, at) => !found[at])} />,
    };
  },
};

/** Returns a voice of the catalog; undefined for a removed or unknown voice, because the page lists such ids as missing. */
function findVoice(catalog: Catalog, id: string): StoredVoice | undefined {
  try {
    return catalog.find(id);
  } catch {
    return undefined;
  }
}
