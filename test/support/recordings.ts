import type { PreviewRecording } from '../../src/domain/preview-manifest.ts';
import { toFixedSource } from '../../src/previews/manifest-source.ts';

/** Creates a recording of a voice. */
export function recording(overrides: Partial<PreviewRecording> = {}): PreviewRecording {
  return { key: 'polly-joanna-neural.0a1b2c3d.mp3', media_type: 'audio/mpeg', bytes: 5, ...overrides };
}

/** Creates a source of recordings that never change, by voice id. */
export function sourceOf(recordings: Readonly<Record<string, PreviewRecording>>, version = 'a1') {
  return toFixedSource({ etag: version, version, byVoice: new Map(Object.entries(recordings)) });
}

/** Returns a manifest of recordings as it is stored. */
export function manifestOf(recordings: Readonly<Record<string, PreviewRecording>>): string {
  return JSON.stringify({ schemaVersion: 1, updated_at: '2026-11-22T00:00:00.000Z', recordings });
}
