import { NotFoundError } from '../../domain/errors.ts';
import type { StoredVoice } from '../../domain/voice.ts';
import { decodeParameter } from '../../http/catalog/path-reader.ts';
import { listSnippets } from '../../http/list-snippets.ts';
import { licensedModelOf, statedModelOf } from '../../providers/models.ts';
import { Island } from '../components/island.tsx';
import { describeFacts, type Fact } from '../facts/describe-facts.ts';
import { type Alike, findAlike } from '../facts/find-alike.ts';
import { useReader } from '../state/reader.tsx';
import { FACET_GROUPS, voicePath } from '../state/search-url.ts';
import { AlikeVoices } from '../voices/alike-voices.tsx';
import type { DescribedVoice } from '../voices/comparison.tsx';
import { FactList, ModelFactList, VoiceHistory } from '../voices/fact-list.tsx';
import { SnippetList, UseVoice } from '../voices/use-voice.tsx';
import { VoiceHead } from '../voices/voice-head.tsx';
import { renderMissingVoice } from './missing-voice-page.tsx';
import type { PageRequest, RenderedView, View } from './view.ts';

const PREFIX = '/voice/';

/** Page of one voice: `/voice/azure/en-US-JennyNeural`. */
export const voicePage: View = {
  name: 'voice',
  path: /^\/voice\/./,
  isHeard: true,
  render: async ({ catalog, reader, path, findAudio }) => {
    const id = decodeParameter(path.slice(PREFIX.length), 'id');
    let voice: StoredVoice;
    try {
      voice = catalog.find(id);
    } catch (error) {
      if (error instanceof NotFoundError) return renderMissingVoice(catalog, reader, id, error);
      throw error;
    }
    const { texts, names } = reader;
    const [facts, audio] = [describeFacts(voice, reader), await findAudio(voice)];
    return {
      title: `${voice.name} · ${names.ofProvider(voice.provider)} · ${texts.site.name}`,
      description: texts.voicePage.about({ voice: voice.name, facts: describe(facts) }),
      canonicalPath: voicePath(voice.id),
      audio,
      content: <VoiceView {...{ catalog, voice, facts, audio }} {...findAlike(catalog, voice)} />,
    };
  },
};

/** Returns a text that describes a voice for search engines and link previews: the facts that have a filter, such as language and gender. */
function describe(facts: readonly Fact[]): string {
  return facts
    .filter(({ field }) => FACET_GROUPS.some((group) => group === field))
    .map(({ text }) => text)
    .join(', ');
}

type VoiceViewProps = Pick<PageRequest, 'catalog'> & Pick<RenderedView, 'audio'> & DescribedVoice & Alike;

function VoiceView(props: VoiceViewProps) {
  const { catalog, voice, facts, audio, sisters, alike, likeness } = props;
  const { metadata, builtAt } = catalog;
  const { voicePage } = useReader().texts;
  const day = builtAt.slice(0, 10);
  const model = statedModelOf(voice, day);
  const described = model ?? licensedModelOf(voice, day);
  const snippets = listSnippets(voice);
  const status = metadata.provider_status.find(({ provider }) => provider === voice.provider);
  return (
    <article class="voice-page">
      <VoiceHead {...{ catalog, voice, audio, model, sisters, alike }} hasSnippets={snippets.length > 0} />
      <div class="voice-columns">
        <div class="voice-use">
          <UseVoice voice={voice} />
          {snippets.length > 0 && <SnippetList snippets={snippets} />}
          {sisters.length > 0 && (
            <section>
              <h2>{voicePage.models}</h2>
              <ul class="sisters">
                {sisters.map(({ id, model_id = id }) => (
                  <li key={id}>
                    <a href={voicePath(id)}>{model_id}</a>
                  </li>
                ))}
              </ul>
            </section>
          )}
        </div>
        <div>
          <section>
            <h2>{voicePage.facts}</h2>
            <FactList facts={facts} />
          </section>
          {described && <ModelFactList model={described} />}
          <VoiceHistory
            days={[
              [voicePage.firstSeen, voice.first_seen],
              [voicePage.lastListed, status?.last_success ?? status?.listed_on],
            ]}
          />
        </div>
      </div>
      {alike.length > 0 && (
        <section id="similar">
          <h2>{voicePage.similar}</h2>
          <AlikeVoices voices={alike} likeness={likeness} />
        </section>
      )}
      <Island name="dock" props={{}} />
    </article>
  );
}
