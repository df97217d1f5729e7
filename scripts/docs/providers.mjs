import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { table } from './table.mjs';

/** Fields whose shares are told: a title, and a test of a voice. */
const fieldsOf = (filtered) => ({
  'further languages': ({ other_languages }) => other_languages,
  models: ({ models }) => models,
  'stated gender': ({ gender_stated }) => gender_stated !== false,
  country: ({ country_name }) => country_name,
  ...Object.fromEntries(filtered.map((field) => [field.replaceAll('_', ' '), (voice) => voice[field]])),
  description: ({ description }) => description,
  sample: ({ preview }) => preview,
});

/** Describes the providers and their bundled lists, as a build has them. */
export async function describeProviders(build) {
  const { providerDetailsOf } = await import(join(build, 'providers/provider-facts.js'));
  const { FACET_PARAMETERS } = await import(join(build, 'domain/filters.js'));
  const { REQUIRED_FIELDS, VOICE_FIELDS } = await import(join(build, 'domain/voice.js'));
  const told = VOICE_FIELDS.filter((field) => field in FACET_PARAMETERS && !REQUIRED_FIELDS.includes(field));
  const fields = fieldsOf(told.filter((field) => field !== 'status'));
  const { modelsOfProvider } = await import(join(build, 'providers/models.js'));
  const lists = readLists(build);
  const all = lists.flatMap(({ voices }) => voices);
  const providerRow = ({ provider, voices, listedOn }) => {
    const details = providerDetailsOf(provider);
    if (!details)
      throw new Error(`the provider ${provider} has no facts: write data/providers/${provider}.yaml`);
    const { name, home_page, terms, licence } = details;
    const samples = voices.filter(({ preview }) => preview).length;
    const source = home_page ? `[${name}](${home_page})` : name;
    return [
      provider,
      source,
      licence ?? (terms ? `[terms](${terms})` : ''),
      listedOn ?? 'unknown',
      voices.length,
      samples,
    ];
  };
  const modelRow = ({ provider, voices }) => {
    const known = new Set(modelsOfProvider(provider).map(({ model_id }) => model_id));
    const named = new Set(voices.flatMap(({ model_id, models }) => models ?? model_id ?? []));
    return [
      provider,
      known.size,
      [...named]
        .filter((id) => !known.has(id))
        .sort()
        .join(', '),
    ];
  };
  return `# Providers and their voices

The lists of voices in this repository hold facts that each provider publishes: ids, names, languages and labels, and addresses of samples.
They hold no recordings and no sentences of providers. Voices belong to their providers, whose terms or licence apply to them.

${table(['provider', 'name', 'terms or licence', 'list of', 'voices', 'samples'], lists.map(providerRow), 4)}

With a key, the directory asks the provider itself, and lists further providers; [configuration](configuration.md#providers) names the variables. The date of each list that is served stands in \`/v1/metadata\` and at \`/status\`.

Names of countries come from The World Factbook (public domain) and Unicode CLDR (Unicode License v3), names of languages from CLDR and the IANA
registry.

## Known facts

Shares of voices that have a field, by provider, in percent.

${table(['provider', 'voices', ...Object.keys(fields)], [...lists, { provider: 'all', voices: all }].map(shareRow(fields)), 1)}

## Models

\`data/models/\` has the facts about models, which \`GET /v1/models\` publishes. The facts about other models of the bundled lists are not known yet.

${table(['provider', 'known models', 'other models'], lists.map(modelRow), 1)}

## Languages

A voice counts for every language that it speaks. A language has own speakers if it is the own language of a voice.

${table(['languages with', 'number'], languageRows(all), 1)}
`;
}

export function readLists(build) {
  const folder = join(build, 'compiled-lists');
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((file) => {
      const { voices, listedOn } = JSON.parse(readFileSync(join(folder, file), 'utf8'));
      return { provider: file.replace('.json', ''), voices, listedOn };
    });
}

const shareRow =
  (fields) =>
  ({ provider, voices }) => [
    provider,
    voices.length,
    ...Object.values(fields).map((has) => percent(voices, has)),
  ];

function percent(voices, has) {
  const share = (100 * voices.filter(has).length) / voices.length;
  return share > 0 && share < 1 ? '<1' : Math.round(share);
}

function languageRows(all) {
  const languages = [...voicesByLanguage(all)];
  const count = (test) => languages.filter(([language, voices]) => test(voices, language)).length;
  const providersOf = (voices) => new Set(voices.map(({ provider }) => provider)).size;
  const isOwn = ({ language_name }, language) => language_name === language;
  return [
    ['at least one voice', languages.length],
    ['own speakers', count((voices, language) => voices.some((voice) => isOwn(voice, language)))],
    ['voices of at least two providers', count((voices) => providersOf(voices) >= 2)],
    ['a sample', count((voices) => voices.some(({ preview }) => preview))],
    [
      'a sample of an own speaker',
      count((voices, language) => voices.some((voice) => voice.preview && isOwn(voice, language))),
    ],
  ];
}

/** Groups voices by the names of the languages that they speak, as the API does, because two codes (`ms`, `zlm`) may have one name. */
export function voicesByLanguage(all) {
  const subtagOf = (tag) => new Intl.Locale(tag).language;
  const names = new Map(all.map(({ language, language_name }) => [subtagOf(language), language_name]));
  const spoken = new Map();
  for (const voice of all) {
    const tags = [voice.language, ...(voice.other_languages ?? [])].map(subtagOf);
    for (const name of new Set(tags.map((tag) => names.get(tag) ?? tag)))
      spoken.set(name, [...(spoken.get(name) ?? []), voice]);
  }
  return spoken;
}
