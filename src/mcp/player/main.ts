/** Script of the player, an MCP App for the voices of a tool's answer. Providers' texts are not inserted as HTML, because it could be hostile. */
import { connect, type Fields, type Host } from './host.ts';

/** Version of the MCP Apps protocol that the player uses. */
const PROTOCOL_VERSION = '2026-01-26';
/** Key of a result's `_meta` under which the tools put the URLs of audio recordings. */
const PREVIEWS = 'voice-directory/previews';
/** Columns that the text below a heading omits, because the heading or a button already shows them. */
const SHOWN = new Set(['id', 'name', 'url', 'preview']);

const audio = new Audio();
let playing: HTMLButtonElement | undefined;

const host = connect((method, params) => {
  if (method === 'ui/notifications/tool-result') show(params);
  if (method === 'ui/notifications/tool-cancelled') document.body.replaceChildren(element('p', 'Cancelled.'));
  if (method === 'ui/notifications/host-context-changed') dress(params);
});
void start(host);

async function start({ request, notify }: Host): Promise<void> {
  const appInfo = { name: 'voice-directory-player', version: '1' };
  const appCapabilities = { availableDisplayModes: ['inline'] };
  const { hostContext } = await request('ui/initialize', {
    appInfo,
    appCapabilities,
    protocolVersion: PROTOCOL_VERSION,
  });
  dress((hostContext ?? {}) as Fields);
  notify('ui/notifications/initialized', {});
  new ResizeObserver(() => {
    const { width, height } = document.documentElement.getBoundingClientRect();
    notify('ui/notifications/size-changed', { width: Math.ceil(width), height: Math.ceil(height) });
  }).observe(document.documentElement);
}

/** Applies the colour scheme and the style variables of the host. */
function dress({ theme, styles }: Fields): void {
  const { style } = document.documentElement;
  if (theme === 'light' || theme === 'dark') style.colorScheme = theme;
  const { variables = {} } = (styles ?? {}) as { variables?: Readonly<Record<string, string>> };
  for (const [name, value] of Object.entries(variables)) style.setProperty(name, value);
}

function show({ structuredContent, content, _meta }: Fields): void {
  const { summary, notes = [], columns = [], rows = [] } = (structuredContent ?? toTable(content)) as Table;
  const links = ((_meta as Fields)?.[PREVIEWS] ?? {}) as Readonly<Record<string, string>>;
  stop();
  document.body.replaceChildren(
    element('p', String(summary ?? '')),
    ...notes.map((note) => element('small', note)),
    ...rows.map((cells) => {
      const row = Object.fromEntries(columns.map((name, at) => [name, String(cells[at] ?? '')]));
      return toItem(row, links[row.id ?? ''] ?? row.url);
    }),
  );
}

interface Table {
  readonly summary?: string;
  readonly notes?: readonly string[];
  readonly columns?: readonly string[];
  readonly rows?: readonly (readonly unknown[])[];
}

/** Converts an answer without structured content, such as an error, to a table that has only a summary. */
function toTable(content: unknown): Table {
  const [part] = (Array.isArray(content) ? content : []) as Fields[];
  return { summary: String(part?.text ?? '') };
}

function toItem(row: Readonly<Record<string, string>>, url: string | undefined): HTMLElement {
  const { id = '', name, asked } = row;
  const facts = Object.entries(row).flatMap(([key, text]) => (SHOWN.has(key) || text === '' ? [] : [text]));
  const item = element('article');
  item.append(
    toPlayButton(url, id),
    element('b', name || id || asked || facts[0] || ''),
    element('span', [...(name ? [id] : []), ...facts].join(' · ')),
  );
  if (id) item.append(toCopyButton(id), toChoiceButton(id));
  return item;
}

function toPlayButton(url: string | undefined, id: string): HTMLButtonElement {
  const button = toButton('▶', `Play ${id}`, async () => {
    const isStop = playing === button;
    stop();
    if (isStop || !url) return;
    playing = button;
    button.textContent = '■';
    audio.src = url;
    // If the user has pressed another button meanwhile, playing was aborted, which is not treated as a failure.
    await audio.play().catch(() => playing === button && fail(button, url));
  });
  button.disabled = !/^https?:\/\//.test(url ?? '');
  return button;
}

audio.addEventListener('ended', stop);

function stop(): void {
  audio.pause();
  if (playing) playing.textContent = '▶';
  playing = undefined;
}

/** Replaces the play button of a recording that the host's policy or the network blocks. The new button opens the recording outside the player. */
function fail(button: HTMLButtonElement, url: string): void {
  stop();
  button.replaceWith(
    toButton('↗', 'Open the recording', () => host.request('ui/open-link', { url }).then(() => {})),
  );
}

function toCopyButton(id: string): HTMLButtonElement {
  return toButton('Copy id', `Copy ${id}`, async (button) => {
    const isCopied = await navigator.clipboard?.writeText(id).then(
      () => true,
      () => false,
    );
    if (isCopied) {
      button.textContent = 'Copied';
      return;
    }
    // Without access to the clipboard, the script shows and selects the id, so that the user can copy it.
    const shown = element('code', id);
    button.replaceWith(shown);
    getSelection()?.selectAllChildren(shown);
  });
}

function toChoiceButton(id: string): HTMLButtonElement {
  return toButton('Use this', `Use ${id}`, async (button) => {
    const content = [{ type: 'text', text: `Use the voice ${id}.` }];
    const { isError } = await host
      .request('ui/message', { role: 'user', content })
      .catch(() => ({ isError: true }));
    button.textContent = isError ? 'Refused' : 'Sent';
  });
}

function toButton(
  text: string,
  label: string,
  press: (button: HTMLButtonElement) => Promise<unknown>,
): HTMLButtonElement {
  const button = element('button', text) as HTMLButtonElement;
  button.setAttribute('aria-label', label);
  button.addEventListener('click', () => void press(button));
  return button;
}

function element(name: string, text = ''): HTMLElement {
  return Object.assign(document.createElement(name), { textContent: text });
}
