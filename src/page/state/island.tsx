import type { ComponentChildren } from 'preact';
import type { CopyButtonProps } from '../components/copy-button.tsx';
import type { VoiceActionsProps } from '../voices/voice-actions.tsx';

/** Properties of each kind of island. */
export interface Islands {
  readonly 'voice-actions': VoiceActionsProps;
  readonly 'copy-button': CopyButtonProps;
  readonly favourites: object;
  readonly dock: object;
  readonly 'player-status': object;
  readonly 'live-region': object;
}

interface IslandProps<Name extends keyof Islands> {
  readonly name: Name;
  readonly props: Islands[Name];
  /** Content until the script has taken over, and without a script. */
  readonly children?: ComponentChildren;
}

/** Part of a page that the script takes over, with its properties as JSON. The rest of the page stays as the server has rendered it. */
export function Island<Name extends keyof Islands>({ name, props, children }: IslandProps<Name>) {
  return (
    <div data-island={name} data-props={JSON.stringify(props)}>
      {children}
    </div>
  );
}
