import { readFileSync } from 'node:fs';
import type { McpServer } from '@modelcontextprotocol/server';
import { distUrl } from '../lib/dist-url.ts';
import { lazy } from '../lib/lazy.ts';
import { PLAYER } from './server-info.ts';
import type { ToolDependencies } from './tool.ts';

const { name, uri, ...PLAYER_CONFIG } = PLAYER;
/**
 * Origins to which others redirect, so that a policy has to name them too. Hugging Face serves large files from its CDN (hf.co, read in
 * November 2026 at https://huggingface.co/docs/hub/en/enterprise-hub-network-security).
 */
const REDIRECTS: Readonly<Record<string, readonly string[]>> = {
  'https://huggingface.co': ['https://*.hf.co'],
};
const html = lazy(() => ({ text: readFileSync(distUrl('page/player.html'), 'utf8') }));

/** Registers the player with the policy that lets it play the recordings of the current catalog, and nothing else. */
export function registerPlayer(server: McpServer, deps: ToolDependencies): void {
  const read = async () => {
    const csp = { resourceDomains: await listOrigins(deps) };
    const _meta = { ui: { csp, permissions: { clipboardWrite: {} }, prefersBorder: true } };
    return { contents: [{ uri, mimeType: PLAYER.mimeType, ...html(), _meta }] };
  };
  server.registerResource(name, uri, PLAYER_CONFIG, () => (deps.run ? deps.run(read) : read()));
}

async function listOrigins({ catalog, listMediaOrigins }: ToolDependencies): Promise<string[]> {
  const samples = [...catalog.current.sampleOrigins.values()].flat();
  const origins = [...samples, ...(await listMediaOrigins())];
  return [...new Set(origins.flatMap((origin) => [origin, ...(REDIRECTS[origin] ?? [])]))];
}
