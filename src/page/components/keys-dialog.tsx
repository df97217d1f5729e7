import { useActions } from '../actions/actions.tsx';
import { useReader } from '../state/reader.tsx';

/** Keys of each keyboard shortcut, in the order in which the dialog lists the shortcuts. A named key, such as `enter`, is translated for the page. */
export const KEY_ACTIONS = {
  search: ['/'],
  move: ['↓', 'j', '↑', 'k'],
  open: ['enter'],
  play: ['space'],
  stop: ['escape'],
  listen: ['l'],
  copy: ['c'],
  favourite: ['f'],
  compare: ['v'],
  dismiss: ['x'],
  keys: ['?'],
} as const;
export type KeyAction = keyof typeof KEY_ACTIONS;
/** Keyboard shortcuts that work only on the search page. */
export const SEARCH_KEYS: ReadonlySet<string> = new Set<KeyAction>(['search', 'listen', 'dismiss']);

const ID = 'keys';

export function showKeys(): void {
  document.querySelector<HTMLDialogElement>(`#${ID}`)?.showModal();
}

export function KeysButton() {
  const { texts } = useReader();
  return (
    <button
      type="button"
      class="quiet keys-open"
      aria-haspopup="dialog"
      aria-keyshortcuts="?"
      onClick={showKeys}
    >
      {texts.keys.open}
    </button>
  );
}

/** Dialog that lists the keyboard shortcuts. Users can switch off single-character shortcuts, because speech-control software may type letters. */
export function KeysDialog() {
  const { texts } = useReader();
  const names: Readonly<Record<string, string>> = texts.keys.names;
  const { search, keys } = useActions() ?? {};
  const actions = Object.entries(KEY_ACTIONS).filter(([action]) => search || !SEARCH_KEYS.has(action));
  return (
    <dialog id={ID} class="keys" aria-labelledby="keys-title">
      <h2 id="keys-title">{texts.keys.open}</h2>
      <dl>
        {actions.map(([action, each]) => (
          <div key={action}>
            <dt>
              {each.map((key) => (
                <kbd key={key}>{names[key] ?? key}</kbd>
              ))}
            </dt>
            <dd>{texts.keys.actions[action as KeyAction]}</dd>
          </div>
        ))}
      </dl>
      <form method="dialog">
        <button type="submit" class="plain">
          {texts.keys.close}
        </button>
        <label class="check">
          <input type="checkbox" checked={keys?.isOn.value} onChange={keys?.toggle} />
          {texts.keys.isOn}
        </label>
      </form>
    </dialog>
  );
}
