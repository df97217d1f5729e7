import { type ReadonlySignal, signal } from '@preact/signals';

/** Choice that the browser keeps; on until it is switched off. */
interface KeptSwitch {
  readonly isOn: ReadonlySignal<boolean>;
  readonly toggle: () => void;
}

export function createKeptSwitch(name: string): KeptSwitch {
  const isOn = signal(read(name) !== 'off');
  return {
    isOn,
    toggle: () => {
      isOn.value = !isOn.value;
      try {
        localStorage.setItem(name, isOn.value ? 'on' : 'off');
      } catch {
        // Storage is full or forbidden; the choice lasts as long as the page.
      }
    },
  };
}

function read(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}
