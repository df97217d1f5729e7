import {
  type ChangeList,
  type ClientOptions,
  createVoiceDirectoryClient,
  type Voice,
  VoiceDirectoryError,
  type VoicePage,
} from 'voice-directory/client';

const options: ClientOptions = { baseUrl: 'https://voices.example.com', retries: undefined, fetch };
const directory = createVoiceDirectoryClient(options);

export async function run(signal?: AbortSignal): Promise<Voice[]> {
  const page: VoicePage = await directory.voices.search(
    { providers: ['azure', '-google'], genders: 'f', sort: 'name', limit: undefined },
    { signal },
  );
  // @ts-expect-error: sort is one of three values
  await directory.voices.search({ sort: 'nam' });
  // @ts-expect-error: the parameter is called genders
  await directory.voices.search({ gender: 'f' });
  // @ts-expect-error: all() sets the offset itself
  directory.voices.all({ offset: 1 });
  // @ts-expect-error: a voice has no such field
  page.voices[0]?.nam;
  const lookup = await directory.voices.get('a/b');
  if (lookup.outcome === 'found') return [lookup.voice];
  const ids: string[] = [];
  const replacements: readonly string[] = lookup.replacements;
  // @ts-expect-error: only a voice that is found is there
  lookup.voice;
  for await (const { id, other_languages } of directory.voices.all({ language: 'fr' }, { onSwap: 'throw' })) {
    const tags: string[] | undefined = other_languages;
    if (id === replacements[0]) ids.push(...(tags ?? []));
  }
  let { next }: ChangeList = await directory.changes.newest({ limit: 1 });
  // @ts-expect-error: the newest changes are since no cursor
  await directory.changes.newest({ since: next });
  for await (const page of directory.changes.since(next, { kinds: ['added', '-removed'], signal })) {
    if (page.outcome === 'changes') ({ next } = page);
    // @ts-expect-error: only a page of changes has a cursor
    else ids.push(page.next, page.message);
  }
  for await (const { id } of (await directory.voices.dump({ signal })).voices) ids.push(id);
  const { data } = await directory.api.GET('/v1/voices/{id}', { params: { path: { id: 'a/b' } } });
  return data ? [data] : [];
}

export const isGone = (error: unknown) =>
  error instanceof VoiceDirectoryError && error.code === 'voice_removed' && error.retryAfter === 1;
