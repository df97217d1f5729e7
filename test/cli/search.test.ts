import { beforeAll, describe, expect, it } from '@jest/globals';
import { createFileStore } from '../../src/storage/file.ts';
import { createSnapshots } from '../../src/storage/snapshots.ts';
import { useCli } from '../support/cli.ts';
import { countBundled } from '../support/providers.ts';
import { bundledOf, writeSnapshot } from '../support/snapshot.ts';

const { path, run } = useCli();
beforeAll(async () => {
  const snapshots = createSnapshots(createFileStore(path('data', 'catalog')));
  await writeSnapshot(snapshots, await bundledOf('azure', 'deepgram', 'polly'));
});

describe('voice-directory search', () => {
  it('the command search prints plain lines for a program', async () => {
    const { code, out } = await run('search british female --limit 2');
    expect(code).toBe(0);
    expect(out.split('\n')).toEqual([
      'id=deepgram/aura-2-pandora-en name=Pandora language=en-GB gender=Female accent=British age=adult preview=yes',
      'id=polly/Amy/generative name=Amy language=en-GB gender=Female accent=British',
      expect.stringMatching(/^2 of \d+ voices$/),
    ]);
  });

  it('the command search prints a table for a person', async () => {
    const { out } = await run('search jenny', {}, { isTerminal: true });
    expect(out).toMatch(/┌─.*azure\/en-US-JennyNeural.*└─/s);
  });

  it('the command search takes the parameters of the API as options, and prints its answer with --json', async () => {
    const { out } = await run(
      'search --json --providers polly --genders f --has-preview false --limit 1 --facets',
    );
    expect(JSON.parse(out)).toMatchObject({
      limit: 1,
      hasMore: true,
      facets: { provider: expect.any(Array) },
    });
  });

  it('the command search prints its interpretation of the words', async () => {
    const { out } = await run('search brittish voice --limit 1');
    expect(out.split('\n').slice(1)).toEqual([
      'voice: left out (common)',
      'brittish: read as british',
      expect.stringMatching(/^1 of \d+ voices$/),
    ]);
  });

  it('the command search prints suggestions where it finds no voice', async () => {
    expect((await run('search jenny --providers polly --language Frensh')).out.split('\n')).toEqual([
      'Frensh: did you mean French?',
      expect.stringMatching(/^without language: \d+ voices$/),
      '0 of 0 voices',
    ]);
    expect((await run('search joanna --providers azure')).out).toMatch(/^without search: \d+ voices$/m);
  });

  it('the command search prints the differences between similar voices', async () => {
    const { out } = await run('search --similar-to polly/Joanna/neural --limit 1');
    expect(out).toMatch(/^id=polly\/Joanna\/\w+ .* differs=model_id$/m);
  });

  it('the command search names an invalid option', async () => {
    expect(await run('search x --limit many')).toMatchObject({
      code: 1,
      err: 'limit must be an integer of 1 or more.',
    });
  });

  it('the command search without a stored snapshot searches the bundled lists', async () => {
    const { out } = await run('search', { DATA_DIR: path('none'), PROVIDERS: 'openai' });
    expect(out).toMatch(new RegExp(`of ${countBundled('openai')} voices$`));
  });
});

describe('voice-directory audio-url', () => {
  it('the command audio-url prints the address of a preview', async () => {
    expect(await run('audio-url deepgram/aura-2-thalia-en')).toMatchObject({
      code: 0,
      out: expect.stringMatching(/^https:\S+\.wav$/),
    });
  });

  it.each([
    ['fictional/x', /^No voice has this id/],
    ['azure/en-GB-AbbiNeural', /^No preview of this voice is published\.$/],
  ])('the command audio-url explains why it has no preview of %s', async (id, reason) => {
    expect(await run(`audio-url ${id}`)).toMatchObject({ code: 1, err: expect.stringMatching(reason) });
  });
});
