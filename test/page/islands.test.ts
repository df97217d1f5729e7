import { describe, expect, it } from '@jest/globals';
import { type ComponentChild, createElement as h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { ActionsProvider, type PageActions } from '../../src/page/actions/actions.tsx';
import type { Playing } from '../../src/page/actions/player.ts';
import type { SearchStore } from '../../src/page/actions/search-store.ts';
import { AskingStatus } from '../../src/page/client/asking-status.tsx';
import { hideNames } from '../../src/page/client/blind-test.tsx';
import { CompareTray } from '../../src/page/client/dock.tsx';
import { PlayerStatus } from '../../src/page/components/player-controls.tsx';
import { VoiceActions } from '../../src/page/components/voice-actions.tsx';
import { loadReader, ReaderProvider } from '../../src/page/state/reader.tsx';
import { type Rows, readBeside } from '../support/tables.ts';
import { voice } from '../support/voice.ts';

const TABLE = readBeside<{
  play_buttons: Rows<[now: Playing, name: string, label: string, more: string]>;
  players: Rows<[now: Playing, text: string, names: readonly string[]]>;
  buttons: Rows<[state: State, told: string]>;
  requests: Rows<[asking: object, text: string | null, names: readonly string[]]>;
}>(import.meta);

const reader = await loadReader('en', new Map([['azure', 'Azure']]));

const names = { id: 'azure/Mei', provider_voice_id: 'zh-CN-Mei', name: 'Mei' };
const mei = voice({ ...names, language: 'zh-CN', preview: true });

/** State of a page whose script runs. */
interface State {
  readonly now?: Playing;
  readonly favourites?: readonly string[];
  readonly compared?: readonly string[];
  readonly told?: string;
  readonly hosts?: readonly string[];
}

/** Renders a part of a page in this state. */
function render(part: ComponentChild, state: State = {}): string {
  const kept = (ids: readonly string[] = []) => ({
    voices: { value: ids.map((id) => ({ id, name: `Name of ${id}` })) },
    has: (id: string) => ids.includes(id),
    max: 2,
  });
  const actions = {
    player: { now: { value: state.now ?? { state: 'idle', seconds: 0 } } },
    favourites: kept(state.favourites),
    compared: kept(state.compared),
    told: { value: state.told },
    hostsOf: () => state.hosts ?? [],
  } as unknown as PageActions;
  return renderToString(
    h(ReaderProvider, { value: reader }, h(ActionsProvider, { value: actions }, part)) as never,
  );
}

/** Returns the tag of the button with a class, and the text of all buttons. */
const tagOf = (html: string, name: string) =>
  html.match(new RegExp(`<button[^>]*class="[^"]*${name}[^>]*>`))?.[0];
const buttons = (html: string) => [...html.matchAll(/<button[^>]*>(.*?)<\/button>/g)].map(([, text]) => text);

describe('the play button', () => {
  it.each(TABLE.play_buttons)('tells the state %j', (now, name, label, more) => {
    const hosts = ['a.test', 'b.test', 'c.test'];
    const tag = tagOf(render(h(VoiceActions, { voice: mei }), { now, hosts }), 'play ');
    expect(tag).toContain(`class="${name}" aria-label="${label}, Chinese (China), Azure"`);
    expect(tag).toContain(more);
    expect(tag?.includes('--progress')).toBe(name === 'play playing');
  });

  it('plays from the site itself without another host, and is a link without a sample', () => {
    expect(render(h(VoiceActions, { voice: mei }))).toContain('title="Plays from this site"');
    for (const change of [{ preview: false }, { preview_on_page: false as const }])
      expect(render(h(VoiceActions, { voice: { ...mei, ...change } }))).toContain('class="no-sample"');
  });
});

it.each(TABLE.players)('the player tells %j as %j with the buttons %j', (now, text, names) => {
  const html = render(h(PlayerStatus, {}), { now });
  expect(html).toContain(`<p>${text}</p>`);
  expect(buttons(html)).toEqual(names);
  expect(html).not.toContain('<a ');
});

it.each(TABLE.buttons)('the buttons of a voice tell the state %j', (state, told) => {
  const html = render(h(VoiceActions, { voice: mei, provider: 'Azure', tabIndex: -1 }), state);
  const [copy, favourite, compare] = ['voice-copy', 'voice-favourite', 'voice-compare'].map(
    (each) => tagOf(html, each) ?? '',
  );
  const ariaOf = (tag = '', name: string) => new RegExp(`aria-${name}="([^"]*)"`).exec(tag)?.[1];
  const isDone = copy?.includes('done" ') || copy?.includes('done">');
  const refused = ariaOf(compare, 'disabled');
  expect(
    [isDone ? 'done' : 'copy', ariaOf(favourite, 'pressed'), ariaOf(compare, 'pressed'), refused].join(' '),
  ).toBe(told);
  expect(ariaOf(copy, 'label')).toBe(isDone ? 'Copied' : 'Copy id of Mei');
  expect(copy).toContain('title="Id for Azure: zh-CN-Mei"');
  expect(html.match(/tabindex="-1"/g)).toHaveLength(4);
  expect(compare?.includes('title="2 voices can be compared at most.')).toBe(refused === 'true');
});

it('a blind test has the voices in every order alike, and hides their names', () => {
  const orders = new Map<string, number>();
  for (let run = 0; run < 600; run++) {
    const hidden = hideNames(['a', 'b', 'c'].map((id) => ({ id, name: `Name of ${id}` })));
    expect(hidden.map(({ name }) => name)).toEqual(['A', 'B', 'C']);
    const order = hidden.map(({ id }) => id).join('');
    orders.set(order, (orders.get(order) ?? 0) + 1);
  }
  expect(orders.size).toBe(6);
  // 100 of each are expected; fewer than 50 come once in ten million runs.
  expect(Math.min(...orders.values())).toBeGreaterThan(50);
});

it('the tray of compared voices has their names, and tells that it is full', () => {
  expect(render(h(CompareTray, {}))).toBe('');
  const full = '2 voices can be compared at most. Remove one first.';
  const html = render(h(CompareTray, {}), { compared: ['a', 'b?'], told: full });
  expect([...html.matchAll(/<bdi>(.*?)<\/bdi>/g)].map(([, name]) => name)).toEqual([
    'Name of a',
    'Name of b?',
  ]);
  expect(html).toContain('href="/compare?ids=a,b%3F">Compare 2 voices</a>');
  expect(html).toContain(`class="compare-full" aria-hidden="true">${full}</p>`);
  expect(render(h(CompareTray, {}), { compared: ['a'], told: 'else' })).not.toContain('compare-full');
});

it.each(TABLE.requests)('the search tells a request that is %j', (asking, text, names) => {
  const store = { asking: { value: asking }, shown: { value: undefined } } as unknown as SearchStore;
  const html = render(h(AskingStatus, { store }));
  expect(html.includes('role="alert"')).toBe(text !== null);
  expect(html).toContain(text ?? '');
  expect(buttons(html)).toEqual(names);
});
