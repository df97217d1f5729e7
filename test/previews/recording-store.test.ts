import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { OperatorError } from '../../src/domain/errors.ts';
import { PreviewManifest } from '../../src/domain/preview-manifest.ts';
import { MANIFEST_KEY, parseManifest } from '../../src/previews/load-manifest.ts';
import { openRecordingStore } from '../../src/previews/recording-store.ts';
import { mp3Of, toneOf } from '../support/audio.ts';
import { damage } from '../support/damage.ts';
import { runs } from '../support/long-tests.ts';
import { createMemoryStore } from '../support/memory-store.ts';

const ID = 'polly/Joanna/neural';
const OTHER = 'polly/Matthew/neural';

const manifestIn = async (store: ReturnType<typeof createMemoryStore>) => {
  const blob = await store.get(MANIFEST_KEY);
  return blob && parseManifest(blob.body, PreviewManifest).recordings;
};

it('a store of recordings keeps a recording under a key with a hash of its content, and names it in the manifest when saved', async () => {
  const store = createMemoryStore();
  const target = await openRecordingStore(store);
  const added = await target.add([ID], toneOf(1.5), { copied_from: 'https://samples.test/a' });
  expect(added).toEqual({
    key: expect.stringMatching(/^polly-joanna-neural\.[0-9a-f]{8}\.wav$/),
    media_type: 'audio/wav',
    bytes: toneOf(1.5).length,
    seconds: 1.5,
    copied_from: 'https://samples.test/a',
  });
  expect(await manifestIn(store)).toBeUndefined();
  await target.save();
  expect(await manifestIn(store)).toEqual({ [ID]: added });
  expect((await store.get(added.key))?.body.byteLength).toBe(added.bytes);
});

it('a store of recordings gives other content another key, and keeps what the manifest had', async () => {
  const store = createMemoryStore();
  const first = await openRecordingStore(store);
  const before = await first.add([ID], toneOf(1), { spoken_by: 'espeak-ng' });
  await first.save();
  const second = await openRecordingStore(store);
  const after = await second.add([ID], toneOf(1, 880), { spoken_by: 'espeak-ng' });
  expect(after.key).not.toBe(before.key);
  await second.add([OTHER], mp3Of(40), {});
  await second.save();
  expect(await manifestIn(store)).toEqual({
    [ID]: after,
    [OTHER]: expect.objectContaining({ media_type: 'audio/mpeg', seconds: expect.closeTo(1.04, 1) }),
  });
  expect(second.recordings.get(ID)).toEqual(after);
});

it('a store of recordings loses nothing that another writer has added meanwhile', async () => {
  const store = createMemoryStore();
  const [one, two] = [await openRecordingStore(store), await openRecordingStore(store)];
  await one.add([ID], toneOf(1), {});
  await two.add([OTHER], toneOf(1), {});
  await Promise.all([one.save(), two.save()]);
  expect(Object.keys((await manifestIn(store)) ?? {}).sort()).toEqual([ID, OTHER]);
  // The store that was saved last has seen what the other one added.
  expect([one, two].map(({ recordings }) => recordings.size).sort()).toEqual([1, 2]);
});

it('a store of recordings writes no manifest if nothing was added', async () => {
  const store = createMemoryStore();
  await (await openRecordingStore(store)).save();
  expect(await manifestIn(store)).toBeUndefined();
});

it.each([
  ['a page', Buffer.from('<!doctype html><title>404</title>')],
  ['nothing', Buffer.alloc(0)],
  ['zeros', Buffer.alloc(4000)],
  ['a picture', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')],
  ['a WAVE file without sound', toneOf(0)],
])('a store of recordings refuses %s', async (_, content) => {
  const store = createMemoryStore();
  const target = await openRecordingStore(store);
  await expect(target.add([ID], content, {})).rejects.toThrow(/^no audio/);
  expect(target.recordings.size).toBe(0);
});

it('a store of recordings mends a damaged manifest by its copy', async () => {
  const store = createMemoryStore();
  const target = await openRecordingStore(store);
  await target.add([ID], toneOf(1), { copied_from: 'https://samples.test/a' });
  await target.save();
  const whole = Buffer.from((await store.get(MANIFEST_KEY))?.body ?? []);
  await fc.assert(
    fc.asyncProperty(damage, async (spoil) => {
      const body = spoil(Buffer.from(whole));
      if (body) await store.put(MANIFEST_KEY, body);
      else await store.delete(MANIFEST_KEY);
      const isDamaged = await manifestIn(store).then((recordings) => recordings === undefined, Boolean);
      await (await openRecordingStore(store)).save();
      if (isDamaged)
        expect(await manifestIn(store)).toEqual(parseManifest(whole, PreviewManifest).recordings);
    }),
    runs(200),
  );
});

it('a store of recordings of a newer release has a copy of that release too, and is not opened', async () => {
  const store = createMemoryStore();
  for (const key of [MANIFEST_KEY, 'manifest.copy.json']) await store.put(key, '{"schemaVersion":2}');
  await expect(openRecordingStore(store)).rejects.toThrow('which a newer release has written');
});

it.each([
  ['of a newer release', '{"schemaVersion":2}', 'is of version 2, which a newer release has written'],
  ['that is cut', '{"schemaVersion":1,"reco', 'is damaged'],
  ['that is no text', Buffer.from([0xff, 0xfe, 0]), 'is damaged'],
  ['of another shape', '{"schemaVersion":1,"recordings":[]}', 'is damaged'],
])(
  'a store of recordings is not opened over a manifest %s, which the operator is told with the place',
  async (_, body, reason) => {
    const store = createMemoryStore();
    await store.put(MANIFEST_KEY, body);
    const opened = openRecordingStore(store);
    await expect(opened).rejects.toBeInstanceOf(OperatorError);
    await expect(opened).rejects.toThrow(`The recordings in ${store.location} cannot be added to`);
    await expect(opened).rejects.toThrow(reason);
  },
);
