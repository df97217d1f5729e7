import { useRef, useState } from 'preact/hooks';
import type { Completion } from '../../domain/completion.ts';
import { nameOfLanguage, nameOfRegion } from '../../lib/cldr-names.ts';
import { useSearchActions } from '../actions/actions.tsx';
import { translateValue } from '../facts/fact-fields.ts';
import { type Reader, useReader } from '../state/reader.tsx';

interface CompletionListProps {
  readonly completions: readonly Completion[];
  /** Index of the completion that Enter would choose; -1 for none. */
  readonly active: number;
  readonly onChoose: (completion: Completion) => void;
}

/** Completions below the search box. An empty list is hidden but stays in the page, because the box's `aria-controls` names the list. */
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
        // biome-ignore lint/a11y/useKeyWithClickEvents: keys are pressed in the search box, which keeps the focus
        <div
          key={`${completion.kind} ${completion.value}`}
          id={optionId(at)}
          role="option"
          tabIndex={-1}
          aria-selected={at === active}
          // Otherwise, pressing the mouse button would move the focus out of the search box, and the list would close before the click.
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

/** Two-letter codes. A completion tells the English name of a language or a country, and not its code. */
const CODES = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].flatMap((a, _, letters) => letters.map((b) => a + b));

/** Returns the label of a completion in the language of the page. Languages without a two-letter code stay English. */
function labelOf({ kind, label, value }: Completion, { language, texts }: Reader): string {
  if (kind === 'voice') return label;
  if (kind !== 'language' && kind !== 'country') return translateValue(texts, label);
  const nameOf = kind === 'language' ? nameOfLanguage : nameOfRegion;
  return nameOf(CODES.find((code) => nameOf(code, 'en') === value) ?? value, language) ?? label;
}

export function optionId(at: number): string {
  return `completion-${at}`;
}

/** Returns the completions, the highlighted index (-1 for none), and functions that change both. Responses for an older text are dropped. */
export function useCompletions() {
  const actions = useSearchActions();
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
  /** Highlights the next or previous completion. After the last completion, none is highlighted, so that Enter submits the typed text. */
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
