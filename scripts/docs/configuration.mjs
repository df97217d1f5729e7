import { join } from 'node:path';
import { table } from './table.mjs';

/** Describes all settings, as a build has them. */
export async function describeConfiguration(build) {
  const { CONCERNS, Environment, problemWith } = await import(join(build, 'app/config/environment.js'));
  const { SettingTexts } = await import(join(build, 'app/config/data-sets.js'));
  const { loadDataFile } = await import(join(build, 'lib/data-set.js'));
  const { providers } = await import(join(build, 'ingest/providers/index.js'));
  const { baseUrlVariable, hasHost, missingVariables, plannedSource } = await import(
    join(build, 'ingest/lists/list-source.js')
  );
  const defaults = Environment.parse({});
  const meanings = loadDataFile(SettingTexts).own;

  const settingRow = (name) => [
    `\`${name}\``,
    defaults[name] === undefined ? '' : `\`${defaults[name]}\``,
    meanings[name],
    problemWith(name).replace(`${name} must be `, ''),
  ];
  const section = ([heading, settings]) =>
    `## ${heading}\n\n${table(
      ['variable', 'default', 'meaning', 'accepts'],
      Object.keys(settings).map(settingRow),
    )}`;
  const providerRow = (provider) => [
    provider.id,
    missingVariables(provider, {})
      .map((name) => `\`${name}\``)
      .join(', '),
    hasHost(provider) ? `\`${baseUrlVariable(provider)}\`` : '',
    withoutVariables(provider, plannedSource(provider, 'auto', {})),
  ];
  return `# Configuration

Settings are environment variables, and all are optional. A variable with an empty value counts as unset. The program does not start with an
invalid value, and its message names every invalid variable. \`voice-directory config\` prints the effective value of each setting and its
origin; of a secret it prints only whether it is set. \`npm run docs\` writes this page from the schema of the settings.

${Object.entries(CONCERNS).map(section).join('\n\n')}

## Providers

An ingest asks a provider for its list if the variables of its row are set. The variable in the third column replaces the provider's host, by an
\`https://\` address, or by an \`http://\` address of this machine.

${table(['provider', 'variables', 'host', 'without these variables'], providers.map(providerRow))}

- Azure and Polly take several regions: \`AZURE_SPEECH_REGION\` and \`AWS_REGION\` are lists, separated by commas. All voices of these regions are
  served, each once, and a region that fails keeps its voices. A key of Azure is valid in the region of its resource, so that
  \`AZURE_SPEECH_KEY\` is a list of keys in the order of the regions, or one key for all. \`AZURE_BASE_URL\` replaces all regions by one host.
- Polly uses the credential chain of the AWS SDK, such as \`AWS_ACCESS_KEY_ID\` with \`AWS_SECRET_ACCESS_KEY\`, \`AWS_PROFILE\`, or the role of the machine.
- Deepgram is asked without a key; \`DEEPGRAM_API_KEY\` is sent if it is set. \`INWORLD_API_KEY\` is the Base64 form that Inworld's portal shows.
- \`FISH_AUTHOR_IDS\` lists the authors whose public voices are listed.
- Kokoro, OpenAI and XTTS are engines with many hosts: \`KOKORO_BASE_URL\`, \`OPENAI_BASE_URL\` and \`XTTS_BASE_URL\` name a server, whose list is fetched.
  OpenAI publishes no list. \`PIPER_BASE_URL\` names a server that [speaks previews](previews.md#speaking-silent-voices).
- eSpeak NG is asked through its program \`espeak-ng\`, if it is installed.
- Edge has an undocumented API. Telnyx and Ultravox resell voices of others.

## S3

S3 is used if \`SNAPSHOT_URL\` is \`s3://bucket/prefix\` or \`PREVIEW_BUCKET\` is set. The AWS SDK reads its own variables, such as
\`AWS_ACCESS_KEY_ID\`, and \`AWS_ENDPOINT_URL_S3\` for a compatible service. The buckets are in the first region of \`AWS_REGION\`.

## Misspelled variables

\`voice-directory config\` and the log of a server name a variable that resembles a setting, such as \`RATE_LIMITS_MAX\`. The options \`--port\` and
\`--host\` of \`serve\` go before the environment.
`;
}

/** Returns the source of a provider's voices in an ingest without settings, in words. */
function withoutVariables({ isOptIn }, source) {
  if (isOptIn) return 'not listed; `PROVIDERS` has to name it too';
  if (source === undefined) return 'not listed';
  return source === 'live' ? 'asked' : 'bundled list';
}
