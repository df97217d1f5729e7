// The typed client: VOICE_DIRECTORY_URL=http://localhost:3000 node client.mjs
import { createVoiceDirectoryClient, VoiceDirectoryError } from 'voice-directory/client';

const baseUrl = process.env.VOICE_DIRECTORY_URL ?? 'http://localhost:3000';
const directory = createVoiceDirectoryClient({ baseUrl });
const print = (text) => process.stdout.write(`${text}\n`);

const { voices } = await directory.voices.search({
  search: 'british female',
  providers: ['polly'],
  limit: 3,
});
for (const { id, name } of voices) print(`${id} is ${name}`);

let count = 0;
for await (const voice of directory.voices.all({ providers: 'polly' })) if (voice.gender === 'Male') count++;
print(`${count} voices of Polly are male`);

const lookup = await directory.voices.get('polly/Joanna');
if (lookup.outcome === 'found') print(lookup.voice.name);
else print(`polly/Joanna is ${lookup.outcome}; use ${lookup.replacements[0]}`);

try {
  print((await directory.voices.audioUrl('polly/Joanna/neural')).url);
} catch (error) {
  if (!(error instanceof VoiceDirectoryError)) throw error;
  print(`no preview: ${error.code}`);
}
