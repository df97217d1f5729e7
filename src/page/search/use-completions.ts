import { useRef, useState } from 'preact/hooks';
import type { Completion } from '../../domain/completion.ts';
import { fold } from '../../lib/fold.ts';
import { useSearchActions } from '../state/search-actions.tsx';

/** Completions of the text that is being typed, with the place of the active one, -1 for none. Answers to an older text are dropped. */
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
  /** Moves to a neighbour. The place after the last completion is the text itself. */
  const move = (step: 1 | -1) => {
    const places = completions.length + 1;
    setActive(((active + 1 + step + places) % places) - 1);
  };
  const complete = (text: string) => {
    forget();
    if (text.trim() === '') return setCompletions([]);
    // A value that is typed to its end is shown already, and what it begins is, too.
    const begun = completions.filter(({ label }) => fold(label).startsWith(fold(text)));
    if (begun.some(({ label }) => fold(label) === fold(text))) return setCompletions(begun);
    const asking = new AbortController();
    request.current = asking;
    pause.current = setTimeout(async () => {
      const found = (await actions?.complete(text, asking.signal)) ?? [];
      if (!asking.signal.aborted) setCompletions(found);
    }, actions?.pauseMs());
  };
  return { completions, active, move, complete, close };
}
