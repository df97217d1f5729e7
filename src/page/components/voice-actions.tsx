import type { ComponentChildren } from 'preact';
import type { Voice } from '../../domain/voice.ts';
import { type PageActions, useActions } from '../actions/actions.tsx';
import { useReader } from '../state/reader.tsx';
import { voicePath } from '../state/search-url.ts';
import { isPlayed, PlayButton, type PlayButtonProps } from './player-controls.tsx';

/** SVG paths of the icons on the buttons, in a view box of 20 × 20 units. */
const PATHS = {
  copy: 'M7 7V3.5h9.5V13H13M3.5 7H13v9.5H3.5z',
  check: 'M4 10.5l4 4 8-9',
  compare: 'M3.5 4h5v12h-5zM11.5 4h5v12h-5z',
  star: 'M10 2.8l2.2 4.6 5 .7-3.6 3.5.9 5L10 14.2l-4.5 2.4.9-5L2.8 8.1l5-.7z',
} as const;
type IconName = keyof typeof PATHS;

export interface VoiceActionsProps {
  readonly voice: Voice;
  /** False on the comparison page, because a link that removes the voice replaces the comparison button there. */
  readonly canCompare?: boolean;
  /** HTML attribute `tabindex` of the buttons: -1 in a row that the tab key skips. */
  readonly tabIndex?: number | undefined;
  readonly children?: ComponentChildren;
}

/** Buttons of a voice. The server renders only the play button, because the other buttons do nothing without a script. */
export function VoiceActions({ voice, canCompare = true, tabIndex, children }: VoiceActionsProps) {
  const actions = useActions();
  return (
    <>
      <VoicePlay voice={voice} tabIndex={tabIndex} />
      {children}
      <div class="voice-actions">
        {actions && <KeepingActions {...{ actions, voice, canCompare, tabIndex }} />}
      </div>
    </>
  );
}

/** Play button of a voice. If no sample can be played, a link leads to other ways to hear the voice. */
export function VoicePlay(props: PlayButtonProps) {
  const { texts } = useReader();
  const { voice, tabIndex } = props;
  return (
    <div class="voice-play">
      {isPlayed(voice) ? (
        <PlayButton {...props} />
      ) : (
        <a class="no-sample" href={`${voicePath(voice.id)}#sample`} tabIndex={tabIndex}>
          {texts.voice.noPreview}
        </a>
      )}
    </div>
  );
}

interface KeepingActionsProps extends Pick<VoiceActionsProps, 'voice' | 'canCompare' | 'tabIndex'> {
  readonly actions: PageActions;
}

/** Buttons that copy the id by which the provider knows a voice, add the voice to the comparison, and add the voice to the favourites. */
function KeepingActions({ actions, voice, canCompare, tabIndex }: KeepingActionsProps) {
  const { texts, names } = useReader();
  const { id, name, provider, provider_voice_id: sent = id } = voice;
  const isFavourite = actions.favourites.has(id);
  const copiedId = `${texts.voicePage.copied}: ${sent}`;
  const isCopied = actions.told.value === copiedId;
  const keep = () => {
    actions.favourites.toggle(voice);
    actions.tell(texts.favourites[isFavourite ? 'removed' : 'added']({ voice: name }));
  };
  return (
    <>
      <button
        type="button"
        tabIndex={tabIndex}
        aria-label={isCopied ? texts.voicePage.copied : texts.voice.copyOf({ voice: name })}
        title={`${texts.voicePage.idFor({ provider: names.ofProvider(provider) })}: ${sent}`}
        class={`quiet voice-copy${isCopied ? ' done' : ''}`}
        onClick={() => actions.copy(sent, copiedId)}
      >
        <Icon name={isCopied ? 'check' : 'copy'} />
      </button>
      {canCompare && <CompareButton {...{ actions, voice, tabIndex }} />}
      <button
        type="button"
        tabIndex={tabIndex}
        // The button has a `title` but no `aria-label`, because screen readers would speak the same text twice.
        title={texts.voice.favouriteOf({ voice: name })}
        class="quiet voice-favourite"
        aria-pressed={isFavourite}
        onClick={keep}
      >
        <Icon name="star" isFilled={isFavourite} />
      </button>
    </>
  );
}

/** Button that adds a voice to the comparison or removes the voice. If the comparison is full, the button shows a message instead of adding a voice. */
function CompareButton({ actions, voice, tabIndex }: KeepingActionsProps) {
  const { texts } = useReader();
  const { name } = voice;
  const { voices, max } = actions.compared;
  const isCompared = actions.compared.has(voice.id);
  const isRefused = !isCompared && voices.value.length >= max;
  const toggle = () => {
    if (isRefused) return actions.tell(texts.compare.full({ max }));
    actions.compared.toggle(voice);
    actions.tell(
      texts.compare[isCompared ? 'removed' : 'added']({ voice: name, voices: voices.value.length }),
    );
  };
  return (
    <button
      type="button"
      class="quiet voice-compare"
      aria-label={isRefused ? texts.voice.compareOf({ voice: name }) : undefined}
      title={isRefused ? texts.compare.full({ max }) : texts.voice.compareOf({ voice: name })}
      tabIndex={tabIndex}
      aria-pressed={isCompared}
      // `aria-disabled` is used instead of `disabled`, because users must be able to focus the button to learn the reason from its title.
      aria-disabled={isRefused}
      onClick={toggle}
    >
      <Icon name="compare" isFilled={isCompared} />
    </button>
  );
}

/** Icon of a button. Screen readers skip the icon (`aria-hidden`), because the button also has a label. */
function Icon({ name, isFilled = false }: { readonly name: IconName; readonly isFilled?: boolean }) {
  return (
    <svg class="icon" viewBox="0 0 20 20" aria-hidden="true" focusable="false">
      <path d={PATHS[name]} fill={isFilled ? 'currentColor' : 'none'} />
    </svg>
  );
}
