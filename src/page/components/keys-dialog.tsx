import type { RefObject } from 'preact';
import { useReader } from '../state/reader.tsx';
import type { Texts } from '../texts/texts.ts';

/** Actions of keys, in the order in which the page lists them, each with its keys. A word in angle brackets is the name of a key. */
export const KEY_ACTIONS = {
  search: ['/'],
  move: ['↓ j', '↑ k'],
  open: ['<enter>'],
  play: ['<space>'],
  stop: ['<escape>'],
  copy: ['c'],
  favourite: ['f'],
  compare: ['v'],
  keys: ['?'],
} as const;
type KeyAction = keyof typeof KEY_ACTIONS;

interface KeysDialogProps {
  readonly dialog: RefObject<HTMLDialogElement | null>;
  readonly isOn: boolean;
  readonly onSwitch: () => void;
}

/** List of the keys of the search. They can be switched off, because a letter may be a command of a speech program. */
export function KeysDialog({ dialog, isOn, onSwitch }: KeysDialogProps) {
  const { texts } = useReader();
  return (
    <dialog ref={dialog} class="keys" aria-labelledby="keys-title">
      <h2 id="keys-title">{texts.keys.title}</h2>
      <dl>
        {Object.entries(KEY_ACTIONS).map(([action, keys]) => (
          <div key={action}>
            <dt>
              {keys
                .flatMap((each) => each.split(' '))
                .map((key) => (
                  <kbd key={key}>{nameOf(key, texts)}</kbd>
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
          <input type="checkbox" checked={isOn} onChange={onSwitch} />
          {texts.keys.isOn}
        </label>
      </form>
    </dialog>
  );
}

/** Returns the name of a key: the one in angle brackets has a name that differs by language. */
function nameOf(key: string, { keys }: Texts): string {
  const name = /^<(.+)>$/.exec(key)?.[1];
  return name === undefined ? key : keys.names[name as keyof Texts['keys']['names']];
}
