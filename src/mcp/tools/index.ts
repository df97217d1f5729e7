import type { Tool } from '../tool.ts';
import { getAudioUrl } from './get-audio-url.ts';
import { getVoiceMetadata } from './get-voice-metadata.ts';
import { searchVoices } from './search-voices.ts';

/** MCP tools of the service, in the order of the response to `tools/list`. */
export const tools: readonly Tool[] = [searchVoices, getVoiceMetadata, getAudioUrl];
