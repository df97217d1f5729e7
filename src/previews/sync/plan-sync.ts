import type { KeyedSamples } from '../../domain/keyed-samples.ts';
import type { PreviewRecording } from '../../domain/preview-manifest.ts';
import { checkOf, isDead, type SampleChecks } from '../../domain/sample-check.ts';
import type { StoredVoice } from '../../domain/voice.ts';
import type { SyncTally } from './sync-report.ts';

export interface Download {
  readonly provider: string;
  readonly voiceIds: readonly string[];
  /** URL that the manifest states as the source of the recording. The URL of an API request is stated without its query. */
  readonly origin: string;
  /** Request for a sample that needs an API key; absent for a public sample. A public sample is downloaded from `origin`. */
  readonly keyed?: { readonly samples: KeyedSamples; readonly voiceId: string } | undefined;
}

export interface SyncState {
  readonly recordings: ReadonlyMap<string, PreviewRecording>;
  readonly checks: SampleChecks;
  readonly keyed: ReadonlyMap<string, KeyedSamples>;
  readonly isRefresh: boolean;
}

/** Plans the downloads of voices' samples. Voices that need no download, or have nothing to download, are counted in `tally`. */
export function planSync(voices: readonly StoredVoice[], state: SyncState, tally: SyncTally): Download[] {
  const downloads = new Map<string, Download>();
  for (const voice of voices) {
    const { provider } = voice;
    const download = toDownload(voice, state.keyed.get(provider));
    if (!download) tally.add(provider, state.recordings.has(voice.id) ? 'present' : 'without');
    else if (isPresent(state.recordings.get(voice.id), download.origin, state.isRefresh))
      tally.add(provider, 'present');
    else if (isDead(checkOf(state.checks, voice.sample_url))) tally.add(provider, 'dead');
    else join(downloads, download);
  }
  return [...downloads.values()];
}

function toDownload(voice: StoredVoice, samples: KeyedSamples | undefined): Download | undefined {
  const { id, provider, sample_url, provider_voice_id: voiceId } = voice;
  if (sample_url !== undefined) return { provider, voiceIds: [id], origin: sample_url };
  if (!samples || voiceId === undefined) return undefined;
  const { url } = samples.request(voiceId);
  return { provider, voiceIds: [id], origin: url.origin + url.pathname, keyed: { samples, voiceId } };
}

/**
 * Adds the download of a sample to the plan. Voices that share a sample share one download. Public samples are compared by URL. Samples that need an
 * API key are compared by voice id, because different samples may share a URL path.
 */
function join(downloads: Map<string, Download>, download: Download): void {
  const { provider, origin, keyed } = download;
  const key = keyed ? `${provider} ${keyed.voiceId}` : origin;
  const known = downloads.get(key);
  downloads.set(key, known ? { ...known, voiceIds: [...known.voiceIds, ...download.voiceIds] } : download);
}

/** Reports whether a voice needs no download. A recording is kept if it is a copy of the sample, or a file that an operator added. */
function isPresent(recording: PreviewRecording | undefined, origin: string, isRefresh: boolean): boolean {
  if (!recording || isRefresh) return false;
  const { copied_from, spoken_by } = recording;
  return copied_from === origin || (copied_from === undefined && spoken_by === undefined);
}
