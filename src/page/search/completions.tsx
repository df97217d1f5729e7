import { useRef, useState } from 'preact/hooks';
import type { Completion } from '../../domain/completion.ts';
import { nameOfLanguage, nameOfRegion } from '../../lib/cldr-names.ts';
import { useActions } from '../actions/actions.tsx';
import { translateValue } from '../facts/fact-fields.ts';
import { type Reader, useReader } from '../state/reader.tsx';

interface CompletionListProps {
  readonly completions: readonly Completion[];
  /** Index of the highlighted completion, which the key Enter chooses; -1 if no completion is highlighted. */
  readonly active: number;
  readonly onChoose: (completion: Completion) => void;
}

/** List of completions below the search box. An empty list stays in the page as a hidden element, because `aria-controls` of the search box names it. */
export function CompletionList({ completions, active, onChoose }: CompletionListProps) {
  const reader = useReader();
  const { texts, formatNumber } = reader;
  return (
    <div
      id="completions"
      class="completions"
      role="listbox"
      aria-label={texts.search.completions}
      hidden={completions.length === 0}
    >
      {completions.map((completion, at) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the search box keeps the focus and handles the keys
        <div
          key={`${completion.kind} ${completion.value}`}
          id={optionId(at)}
          role="option"
          tabIndex={-1}
          aria-selected={at === active}
          // The default action of `mousedown` is prevented, because it would take the focus from the search box, and the list would close before the click.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(completion)}
        >
          <bdi>{labelOf(completion, reader)}</bdi>
          <span class="completion-kind">{texts.kinds[completion.kind]}</span>
          <span class="facet-count">{formatNumber(completion.count)}</span>
        </div>
      ))}
    </div>
  );
}

/** Two-letter codes, and those of Cantonese and Filipino. A language's or country's code is found by its English name, because a completion lacks the code. */
const CODES = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].flatMap((a, _, letters) => letters.map((b) => a + b));
CODES.push('yue', 'fil');

/** Returns the label of a completion in the language of the page. A language without one of {@link CODES} keeps the English name. */
function labelOf({ kind, label, value }: Completion, { language, texts }: Reader): string {
  if (kind === 'voice') return label;
  if (kind !== 'language' && kind !== 'country') return translateValue(texts, value, label);
  const nameOf = kind === 'language' ? nameOfLanguage : nameOfRegion;
  return nameOf(CODES.find((code) => nameOf(code, 'en') === value) ?? value, language) ?? label;
}

export function optionId(at: number): string {
  return `completion-${at}`;
}

/** Returns the completions, the highlighted index (-1 for none), and functions that change both. A response for an older text is ignored. */
export function useCompletions() {
  const actions = useActions()?.search;
  const [completions, setCompletions] = useState<readonly Completion[]>([]);
  const [active, setActive] = useState(-1);
  const request = useRef(new AbortController());
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);

  const forget = () => {
    clearTimeout(pause.current);
    request.current.abort();
    setActive(-1);
  };
  const close = () => {
    forget();
    setCompletions([]);
  };
  /** Highlights the next (1) or previous (-1) completion. After the last completion, none is highlighted, so that the key Enter submits the typed text. */
  const move = (step: 1 | -1) => {
    const places = completions.length + 1;
    setActive(((active + 1 + step + places) % places) - 1);
  };
  const complete = (text: string) => {
    forget();
    if (text.trim() === '') return setCompletions([]);
    const asking = new AbortController();
    request.current = asking;
    pause.current = setTimeout(async () => {
      const found = (await actions?.complete(text, asking.signal)) ?? [];
      if (!asking.signal.aborted) setCompletions(found);
    }, actions?.pauseMs());
  };
  return { completions, active, move, complete, close };
}
