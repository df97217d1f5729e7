import type { StoredVoice } from '../../domain/voice.ts';
import { PROVIDER_FACTS } from '../../providers/provider-facts.ts';
import type { Snippet } from '../../providers/snippets/snippet.ts';
import { CopyButton } from '../components/copy-button.tsx';
import { useReader } from '../state/reader.tsx';

export function UseVoice({ voice }: { readonly voice: StoredVoice }) {
  const { texts, names } = useReader();
  const { id, provider: slug, provider_voice_id } = voice;
  const ids = [
    [texts.voicePage.idFor({ provider: names.ofProvider(slug) }), provider_voice_id],
    [texts.voicePage.idHere, id],
  ] as const;
  return (
    <section id="use">
      <h2>{texts.voicePage.use}</h2>
      <ul class="use-voice">
        {ids.map(
          ([label, text]) =>
            text !== undefined && (
              <li key={label}>
                <p class="id-label">{label}</p>
                <div class="copied-text">
                  <code dir="ltr">{text}</code>
                  <CopyButton text={text} label={texts.voice.copy} of={text} />
                </div>
              </li>
            ),
        )}
        <li>
          <a href={`/v1/voices/${encodeURIComponent(id)}`}>{texts.voicePage.asRequest}</a>
        </li>
        <ProviderLinks slug={slug} />
      </ul>
    </section>
  );
}

/** Links to a provider's documentation, prices, terms and licence. Links that are not known are left out. */
export function ProviderLinks({ slug }: { readonly slug: string }) {
  const { voicePage } = useReader().texts;
  const facts = PROVIDER_FACTS.get(slug);
  if (!facts) return null;
  const { name: provider, documentation, pricing, terms, licence, home_page } = facts;
  const links = [
    [documentation, voicePage.documentation({ provider })],
    [pricing, voicePage.prices({ provider })],
    [terms, voicePage.terms({ provider })],
  ] as const;
  return (
    <>
      {links.map(
        ([href, text]) =>
          href !== undefined && (
            <li key={href}>
              <a href={href} rel="noreferrer">
                {text}
              </a>
            </li>
          ),
      )}
      {licence !== undefined && (
        <li>
          {voicePage.licence}{' '}
          <a href={home_page} rel="noreferrer" lang="en" dir="ltr">
            {licence}
          </a>
        </li>
      )}
    </>
  );
}

/** Code snippets that speak with a voice. Only one snippet is open at a time, because all `<details>` elements have the same `name`. */
export function SnippetList({ snippets }: { readonly snippets: readonly Snippet[] }) {
  const { texts, formatList, joinSentences } = useReader();
  const { voicePage } = texts;
  const titled = snippets.map((one) => (one.language === 'shell' ? { ...one, title: voicePage.shell } : one));
  const nameOf = (name: string) =>
    name.replace(/^(.+) or newer$/, (_, program) => voicePage.snippetNewer({ program }));
  return (
    <section id="speak">
      <h2>{voicePage.snippets}</h2>
      <div class="snippets">
        {titled.map(({ title, code, variables, requires, file }, at) => (
          <details key={title} name="snippet" open={at === 0}>
            <summary>{title}</summary>
            <p class="snippet-notes">
              {joinSentences([
                requires.length > 0 && voicePage.snippetNeeds({ programs: formatList(requires.map(nameOf)) }),
                variables.length > 0 && voicePage.snippetKeys({ variables: formatList(variables) }),
                voicePage.snippetWrites({ file }),
              ])}
            </p>
            <div class="snippet">
              {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keys scroll lines that are longer than the window is wide */}
              <pre dir="ltr" tabIndex={0}>
                <code>{code}</code>
              </pre>
              <CopyButton label={voicePage.copySnippet} of={title} />
            </div>
          </details>
        ))}
      </div>
    </section>
  );
}
