import type { Snippet } from '../../providers/snippets/snippet.ts';
import { CopyIsland } from '../components/island.tsx';
import { useReader } from '../state/reader.tsx';

/** Code snippets for a voice. Only one is open at a time, by the attribute `name` of `<details>`, without a script. */
export function SnippetList({ snippets }: { readonly snippets: readonly Snippet[] }) {
  return (
    <div class="snippets">
      {snippets.map((snippet, at) => (
        <details key={snippet.title} name="snippet" open={at === 0}>
          <summary>{snippet.title}</summary>
          <SnippetBody {...snippet} />
        </details>
      ))}
    </div>
  );
}

function SnippetBody({ title, code, variables, requires, file }: Snippet) {
  const { texts, formatList } = useReader();
  const { copySnippet, snippetNeeds, snippetKeys, snippetWrites } = texts.voicePage;
  return (
    <>
      <p class="snippet-notes">
        {requires.length > 0 && `${snippetNeeds({ programs: formatList(requires) })} `}
        {variables.length > 0 && `${snippetKeys({ variables: formatList(variables) })} `}
        {snippetWrites({ file })}
      </p>
      <div class="snippet">
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keys scroll lines that are longer than the window is wide */}
        <pre dir="ltr" tabIndex={0}>
          <code>{code}</code>
        </pre>
        <CopyIsland text={code} label={copySnippet} of={title} />
      </div>
    </>
  );
}
