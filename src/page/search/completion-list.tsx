import type { Completion } from '../../domain/completion.ts';
import { useReader } from '../state/reader.tsx';

interface CompletionListProps {
  readonly completions: readonly Completion[];
  /** Index of the completion that Enter would choose; -1 for none. */
  readonly active: number;
  readonly onChoose: (completion: Completion) => void;
}

/**
 * List of completions below the search box. An empty list is hidden but stays in the page, because `aria-controls` of the search box refers
 * to it.
 */
export function CompletionList({ completions, active, onChoose }: CompletionListProps) {
  const { texts, formatNumber } = useReader();
  return (
    <div
      id="completions"
      class="completions"
      role="listbox"
      aria-label={texts.search.completions}
      hidden={completions.length === 0}
    >
      {completions.map((completion, at) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: keys are pressed in the search box, which keeps the focus
        <div
          key={`${completion.kind} ${completion.value}`}
          id={optionId(at)}
          role="option"
          tabIndex={-1}
          aria-selected={at === active}
          // Without this, pressing the mouse button would move the focus, and the search box would close the list before the click.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(completion)}
        >
          <bdi>{completion.label}</bdi>
          <span class="completion-kind">{texts.kinds[completion.kind]}</span>
          <span class="facet-count">{formatNumber(completion.count)}</span>
        </div>
      ))}
    </div>
  );
}

export function optionId(at: number): string {
  return `completion-${at}`;
}
