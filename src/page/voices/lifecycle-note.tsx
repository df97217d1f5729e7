import type { StoredVoice } from '../../domain/voice.ts';
import type { StatedModel } from '../../providers/models.ts';
import { useReader } from '../state/reader.tsx';
import { voicePath } from '../state/search-url.ts';

interface LifecycleNoteProps {
  readonly voice: StoredVoice;
  readonly model: StatedModel | undefined;
}

/** Badge of a legacy, deprecated or retired voice, with the day of its end and the voice, or else the model, that replaces it. */
export function LifecycleNote({ voice, model }: LifecycleNoteProps) {
  const { texts, formatDate } = useReader();
  const { status, ends_on, replaced_by } = voice;
  if (status === undefined || status === 'preview') return null;
  const endOn = status === 'retired' ? texts.model.endedOn : texts.model.endsOn;
  const successor = replaced_by ?? model?.replaced_by;
  return (
    <p class="lifecycle">
      <strong class={status}>{texts.voicePage.statuses[status]}</strong>
      {ends_on !== undefined && <span>{endOn({ date: formatDate(ends_on) })}</span>}
      {successor !== undefined && (
        <span>
          {texts.favourites.instead}{' '}
          {replaced_by === undefined ? (
            <code dir="ltr">{successor}</code>
          ) : (
            <a href={voicePath(replaced_by)} dir="ltr">
              {replaced_by}
            </a>
          )}
        </span>
      )}
    </p>
  );
}
