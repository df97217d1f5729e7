import * as z from 'zod';
import { defineProvider, type Settings } from '../provider.ts';
import { optionalText, optionalTexts } from '../raw-fields.ts';

const Raw = z.object({
  Id: z.string(),
  Name: z.string(),
  Gender: optionalText,
  LanguageCode: z.string(),
  LanguageName: optionalText,
  SupportedEngines: optionalTexts,
});

/** Lists from before the engines existed have standard voices only. */
const BEFORE_ENGINES = ['standard'];

/** Child voices, after the footnotes of "Available voices" in the Polly developer guide; the API does not say. */
const CHILDREN = new Set(['Ivy', 'Justin', 'Kevin']);

/** "Gulf Arabic", "New Zealand English": the accent, then the language. */
const ACCENT = /^(.+?)(?: Standard)? \S+$/;

/** Any of these says that the AWS default chain will find credentials; nothing else is cheap to ask. */
const CREDENTIALS = {
  accessKey: 'AWS_ACCESS_KEY_ID',
  profile: 'AWS_PROFILE',
  webIdentity: 'AWS_WEB_IDENTITY_TOKEN_FILE',
  container: 'AWS_CONTAINER_CREDENTIALS_RELATIVE_URI',
  containerFull: 'AWS_CONTAINER_CREDENTIALS_FULL_URI',
};

export const polly = defineProvider({
  id: 'polly',
  name: 'Amazon Polly',
  settings: { region: 'AWS_REGION', ...CREDENTIALS },
  isConfigured: ({ region, accessKey, profile, webIdentity, container, containerFull }) =>
    Boolean(region && (accessKey || profile || webIdentity || container || containerFull)),
  list: { sdk: describeVoices },
  idParts: ['model'],
  records: (page) => z.object({ Voices: z.array(z.unknown()) }).safeParse(page).data?.Voices,
  Raw,
  toVoices: (raw) =>
    (raw.SupportedEngines ?? BEFORE_ENGINES).map((engine) => ({
      nativeId: raw.Id,
      name: raw.Name,
      locale: raw.LanguageCode,
      model: engine,
      gender: raw.Gender,
      accent: ACCENT.exec(raw.LanguageName ?? '')?.[1],
      age: CHILDREN.has(raw.Id) ? 'child' : undefined,
      inferred: { age: 'derived' },
    })),
});

/**
 * Lists the voices through the AWS SDK, because it signs requests, retries throttling (which Polly answers with 400) and
 * has the regional hosts. The SDK is imported here, because loading it takes 0.1 s of CPU that other runs need not spend.
 */
async function* describeVoices(
  { region = '', baseUrl }: Settings,
  signal: AbortSignal,
): AsyncIterable<unknown> {
  const { DescribeVoicesCommand, PollyClient } = await import('@aws-sdk/client-polly');
  const { NodeHttpHandler } = await import('@smithy/node-http-handler');
  const client = new PollyClient({
    region,
    ...(baseUrl && { endpoint: baseUrl }),
    // By default this client speaks HTTP/2, which is for streaming speech and no proxy on the way understands.
    requestHandler: new NodeHttpHandler(),
  });
  try {
    let NextToken: string | undefined;
    do {
      const page = await client.send(new DescribeVoicesCommand({ ...(NextToken && { NextToken }) }), {
        abortSignal: signal,
      });
      yield page;
      NextToken = page.NextToken;
    } while (NextToken);
  } finally {
    client.destroy();
  }
}
