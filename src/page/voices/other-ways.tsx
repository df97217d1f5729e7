import type { ProviderDetails } from '../../domain/metadata.ts';
import type { Voice } from '../../domain/voice.ts';
import { isPlayed } from '../components/play-button.tsx';
import { useReader } from '../state/reader.tsx';
import { voicePath } from '../state/search-url.ts';

interface OtherWaysProps {
  readonly details: ProviderDetails | undefined;
  /** Voices of the same speaker under other models. */
  readonly sisters: readonly Voice[];
  readonly hasSnippets: boolean;
  /** True if a similar voice on the page has a sample. */
  readonly hasAlike: boolean;
}

/**
 * Links to other ways to hear a voice without a sample: the speaker's other models, code snippets, similar voices, and the provider's
 * documentation.
 */
export function OtherWays({ details, sisters, hasSnippets, hasAlike }: OtherWaysProps) {
  const { voicePage } = useReader().texts;
  const links = [
    ...sisters
      .filter(isPlayed)
      .map(({ id, model_id = id }) => [voicePath(id), voicePage.sampleAs({ model: model_id })] as const),
    hasSnippets && (['#speak', voicePage.snippets] as const),
    hasAlike && (['#similar', voicePage.similar] as const),
    details?.documentation !== undefined &&
      ([details.documentation, voicePage.documentation({ provider: details.name })] as const),
  ].filter((link) => link !== false);
  if (links.length === 0) return null;
  return (
    <div class="other-ways" id="sample">
      <p>{voicePage.noSample}</p>
      <ul>
        {links.map(([href, text]) => (
          <li key={href}>
            <a href={href} rel={href.startsWith('http') ? 'noreferrer' : undefined}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
