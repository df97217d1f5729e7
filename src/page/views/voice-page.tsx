import { BadInputError, NotFoundError } from '../../domain/errors.ts';
import type { StoredVoice } from '../../domain/voice.ts';
import { listSnippets } from '../../http/list-snippets.ts';
import type { Catalog } from '../../index/catalog.ts';
import { statedModelOf } from '../../providers/models.ts';
import { PROVIDER_FACTS } from '../../providers/provider-facts.ts';
import { describeFacts, type Fact } from '../facts/describe-facts.ts';
import { findAlike } from '../facts/find-alike.ts';
import { providerDetailsIn, providerNameIn } from '../facts/providers.ts';
import type { Reader } from '../state/reader.tsx';
import { FACET_GROUPS, voicePath } from '../state/search-url.ts';
import { renderMissingVoice } from './missing-voice-page.tsx';
import type { RenderedView, View } from './view.ts';
import { VoiceView } from './voice-view.tsx';

const PREFIX = '/voice/';

/** Page of one voice: `/voice/azure/en-US-JennyNeural`. */
export const voicePage: View = {
  name: 'voice',
  path: /^\/voice\/./,
  isHeard: true,
  render: ({ catalog, reader, path }) => {
    const id = decodeId(path.slice(PREFIX.length));
    const found = findVoice(catalog, id);
    if (found instanceof NotFoundError) return renderMissingVoice(catalog, reader, id, found);
    if (found.id !== id) return { redirectTo: voicePath(found.id) };
    return renderVoice(catalog, reader, found);
  },
};

function decodeId(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw new BadInputError('invalid_parameter', 'The id must be UTF-8 in percent-encoding.');
  }
}

function findVoice(catalog: Catalog, id: string): StoredVoice | NotFoundError {
  try {
    return catalog.find(id);
  } catch (error) {
    if (error instanceof NotFoundError) return error;
    throw error;
  }
}

function renderVoice(catalog: Catalog, reader: Reader, voice: StoredVoice): RenderedView {
  const { texts } = reader;
  const provider = providerNameIn(catalog.metadata, voice.provider);
  const facts = describeFacts(voice, provider, reader);
  return {
    title: `${voice.name} · ${provider} · ${texts.site.name}`,
    description: texts.voicePage.about({ voice: voice.name, facts: describe(facts) }),
    canonicalPath: voicePath(voice.id),
    voice,
    content: (
      <VoiceView
        voice={voice}
        facts={facts}
        model={statedModelOf(voice, catalog.builtAt.slice(0, 10))}
        details={providerDetailsIn(catalog.metadata, voice.provider)}
        pricing={PROVIDER_FACTS.get(voice.provider)?.pricing}
        status={catalog.metadata.provider_status.find((each) => each.provider === voice.provider)}
        snippets={listSnippets(voice)}
        {...findAlike(catalog, voice)}
        nameOf={(slug) => providerNameIn(catalog.metadata, slug)}
      />
    ),
  };
}

/** Describes a voice for search engines and link previews by the facts that have a filter. */
function describe(facts: readonly Fact[]): string {
  return facts
    .filter(({ field }) => FACET_GROUPS.some((group) => group === field))
    .map(({ text }) => text)
    .join(', ');
}
