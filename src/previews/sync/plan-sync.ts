import type { KeyedSamples } from '../../domain/keyed-samples.ts';
import type { PreviewRecording } from '../../domain/preview-manifest.ts';
import { checkOf, isDead, type SampleChecks } from '../../domain/sample-check.ts';
import type { StoredVoice } from '../../domain/voice.ts';

/** One download, for all voices that share the sample. */
export interface Download {
  readonly provider: string;
  readonly voiceIds: readonly string[];
  /** Address that the recordings name as their origin: without query if it is that of an API. */
  readonly origin: string;
  /** Request for a sample behind a key; absent for one that is requested at its origin. */
  readonly keyed?: { readonly samples: KeyedSamples; readonly voiceId: string } | undefined;
}

/** Counts of one provider's voices that a sync does not download, by reason. */
export interface PlannedVoices {
  /** Voices whose sample the target has already, or that have a recording and no sample. */
  present: number;
  /** Voices whose sample a check has found dead. */
  dead: number;
  /** Voices with neither sample nor recording. */
  without: number;
}

export interface SyncPlan {
  readonly downloads: readonly Download[];
  readonly byProvider: ReadonlyMap<string, PlannedVoices>;
}

/** State by which a sync is planned. */
export interface SyncState {
  /** Recordings of the target, by voice id. */
  readonly recordings: ReadonlyMap<string, PreviewRecording>;
  readonly checks: SampleChecks;
  /** Samples behind keys, by provider. */
  readonly keyed: ReadonlyMap<string, KeyedSamples>;
  /** True to copy again what the target has. */
  readonly isRefresh: boolean;
}

/** Plans the downloads for voices. */
export function planSync(voices: readonly StoredVoice[], state: SyncState): SyncPlan {
  const downloads = new Map<string, Download>();
  const byProvider = new Map<string, PlannedVoices>();
  for (const voice of voices) {
    const counts = byProvider.get(voice.provider) ?? { present: 0, dead: 0, without: 0 };
    byProvider.set(voice.provider, counts);
    const download = toDownload(voice, state.keyed.get(voice.provider));
    if (!download) counts[state.recordings.has(voice.id) ? 'present' : 'without']++;
    else if (isPresent(state.recordings.get(voice.id), download.origin, state.isRefresh)) counts.present++;
    else if (isDead(checkOf(state.checks, voice.sample_url))) counts.dead++;
    else join(downloads, download);
  }
  return { downloads: [...downloads.values()], byProvider };
}

function toDownload(voice: StoredVoice, samples: KeyedSamples | undefined): Download | undefined {
  const { id, provider, sample_url, provider_voice_id: voiceId } = voice;
  if (sample_url !== undefined) return { provider, voiceIds: [id], origin: sample_url };
  if (!samples || voiceId === undefined) return undefined;
  const { url } = samples.request(voiceId);
  return { provider, voiceIds: [id], origin: url.origin + url.pathname, keyed: { samples, voiceId } };
}

/** Adds a voice to the download of its sample. Samples behind a key may share a path, so that the voice's own id counts. */
function join(downloads: Map<string, Download>, download: Download): void {
  const { provider, origin, keyed } = download;
  const key = keyed ? `${provider} ${keyed.voiceId}` : origin;
  const known = downloads.get(key);
  downloads.set(key, known ? { ...known, voiceIds: [...known.voiceIds, ...download.voiceIds] } : download);
}

/** Reports whether the target has a sample. A file that the operator laid there has neither origin nor synthesizer, and stays. */
function isPresent(recording: PreviewRecording | undefined, origin: string, isRefresh: boolean): boolean {
  if (!recording || isRefresh) return false;
  const { copied_from, spoken_by } = recording;
  return copied_from === origin || (copied_from === undefined && spoken_by === undefined);
}
