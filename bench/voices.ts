import type { StoredVoice } from '../src/domain/voice.ts';
import { createRandom, type Random } from './random.ts';

/** Ids that are keys of a database, in one of the two styles that providers use. */
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const KEY = /^(?=.*\d)[A-Za-z0-9]{16,}$/;
const HEX = '0123456789abcdef';
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/**
 * A catalog of any size that is made like the real one: first its voices, then siblings of voices drawn from it.
 * A sibling has the provider, locale, accent, model, gender, age and texts of its model, a name out of the names of the
 * same provider, and an id of its own in the same style. So all shares, and how fields go together, stay as they are.
 */
export function buildVoices(real: readonly StoredVoice[], count: number, seed: number): StoredVoice[] {
  const random = createRandom(seed);
  const originals = shuffled(real, random).slice(0, count);
  const names = namesByProvider(real);
  const distinct = createDistinct(originals);
  const voices = originals.map(asRead);
  while (voices.length < count) {
    const model = random.pick(real);
    voices.push(asRead(distinct(toSibling(model, names.get(model.provider) ?? [], random))));
  }
  return voices;
}

interface Sibling {
  readonly voice: StoredVoice;
  readonly nativeId: string;
  /** Part of the directory's id after the native id: model or language. */
  readonly rest: string;
}

function toSibling(model: StoredVoice, names: readonly string[], random: Random): Sibling {
  const native = model.provider_voice_id ?? model.id;
  const name = drawName(model.name, names, random);
  return {
    voice: { ...model, name },
    nativeId: drawId(native, model.name, name, random),
    rest: model.id.slice(model.provider.length + 1 + native.length),
  };
}

/** One word is a name that the provider has; several are put together from two of its names. */
function drawName(name: string, names: readonly string[], random: Random): string {
  const drawn = random.pick(names);
  const [first, ...others] = name.split(' ');
  if (others.length === 0 || !drawn.includes(' ')) return drawn;
  return [first, ...drawn.split(' ').slice(1)].join(' ');
}

function drawId(id: string, oldName: string, newName: string, random: Random): string {
  if (UUID.test(id)) return id.replaceAll(/[0-9a-f]/gi, () => random.pick([...HEX]));
  if (KEY.test(id)) return id.replaceAll(/./g, () => random.pick([...LETTERS]));
  const place = id.toLowerCase().indexOf(oldName.toLowerCase());
  if (place < 0) return id;
  const isLower = id.slice(place, place + oldName.length) === oldName.toLowerCase();
  const written = isLower ? newName.toLowerCase() : newName;
  return id.slice(0, place) + written + id.slice(place + oldName.length);
}

/** Numbers the ids that were drawn before: `en-US-JennyNeural-2`. */
function createDistinct(originals: readonly StoredVoice[]): (sibling: Sibling) => StoredVoice {
  const drawn = new Map(originals.map(({ id }) => [id, 1]));
  return ({ voice, nativeId, rest }) => {
    const base = `${voice.provider}/${nativeId}${rest}`;
    let native = nativeId;
    for (let id = base; drawn.has(id) || native === ''; id = `${voice.provider}/${native}${rest}`) {
      const times = (drawn.get(base) ?? 0) + 1;
      drawn.set(base, times);
      native = `${nativeId}-${times}`;
    }
    const id = `${voice.provider}/${native}${rest}`;
    drawn.set(id, 1);
    return {
      ...voice,
      id,
      provider_voice_id: native,
      uniqueKey: [voice.provider, voice.model_id ?? '', native, voice.language].join('|').toLowerCase(),
      ...(voice.sample_url && { sample_url: `${voice.sample_url}#${drawn.size}` }),
    };
  };
}

/** As a snapshot is read: strings of one piece, none shared with other voices. */
function asRead(voice: StoredVoice): StoredVoice {
  return JSON.parse(JSON.stringify(voice));
}

function namesByProvider(voices: readonly StoredVoice[]): ReadonlyMap<string, readonly string[]> {
  const names = new Map<string, string[]>();
  for (const { provider, name } of voices) names.set(provider, [...(names.get(provider) ?? []), name]);
  return names;
}

function shuffled<T>(list: readonly T[], random: Random): T[] {
  const copy = [...list];
  for (let last = copy.length - 1; last > 0; last--) {
    const other = random.int(last + 1);
    [copy[last], copy[other]] = [copy[other] as T, copy[last] as T];
  }
  return copy;
}
