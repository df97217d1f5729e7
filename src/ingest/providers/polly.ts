import * as z from 'zod';
import { listTable } from '../list-tables.ts';
import { defineProvider, type Settings } from '../provider.ts';
import { listIn, optionalText, optionalTexts } from '../raw-fields.ts';
import { regionProblems, regionsOf } from '../regions.ts';

const Raw = z.object({
  Id: z.string(),
  Name: z.string(),
  Gender: optionalText,
  LanguageCode: z.string(),
  LanguageName: optionalText,
  AdditionalLanguageCodes: optionalTexts,
  SupportedEngines: optionalTexts,
});

/** Engines of a record without SupportedEngines. Lists that are older than the field `SupportedEngines` have only standard voices. */
const BEFORE_ENGINES = ['standard'];

const CHILDREN = listTable('polly', 'children');

/** Pattern of the field `LanguageName`: accent, then language, as in "Gulf Arabic" and "New Zealand English". */
const ACCENT = /^(.+?)(?: Standard)? \S+$/;

/** Environment variables, any of which gives the AWS SDK credentials. The SDK is not asked for credentials, because it may need the network to answer. */
const CREDENTIALS = {
  accessKey: 'AWS_ACCESS_KEY_ID',
  profile: 'AWS_PROFILE',
  webIdentity: 'AWS_WEB_IDENTITY_TOKEN_FILE',
  container: 'AWS_CONTAINER_CREDENTIALS_RELATIVE_URI',
  containerFull: 'AWS_CONTAINER_CREDENTIALS_FULL_URI',
};

/** Reports whether S3 requests go to a server other than AWS. In this case, AWS refuses the credentials, which belong to the other server. */
const isOtherServer = (s3Endpoint = '') =>
  s3Endpoint !== '' && !/\.amazonaws\.com(?:\.cn)?(?=[:/]|$)/.test(s3Endpoint);

export const polly = defineProvider({
  id: 'polly',
  settings: { region: 'AWS_REGION', s3Endpoint: 'AWS_ENDPOINT_URL_S3', ...CREDENTIALS },
  isConfigured: ({ region, s3Endpoint, accessKey, profile, webIdentity, container, containerFull }) =>
    Boolean(region && (accessKey || profile || webIdentity || container || containerFull)) &&
    !isOtherServer(s3Endpoint),
  problems: ({ region }) => regionProblems('AWS_REGION', region),
  // Each region is a separate list, because only some regions have the generative and long-form engines.
  list: {
    sdk: describeVoices,
    names: ({ region }) => (regionsOf(region).length > 1 ? regionsOf(region) : []),
  },
  idParts: ['model'],
  records: (page) => listIn(page, 'Voices'),
  Raw,
  toVoices: (raw) =>
    (raw.SupportedEngines ?? BEFORE_ENGINES).map((engine) => ({
      nativeId: raw.Id,
      name: raw.Name,
      locale: raw.LanguageCode,
      otherLocales: raw.AdditionalLanguageCodes,
      model: engine,
      gender: raw.Gender,
      accent: ACCENT.exec(raw.LanguageName ?? '')?.[1],
      age: CHILDREN.has(raw.Id) ? 'child' : undefined,
      inferred: { age: 'derived' },
    })),
});

/** Yields the pages of one region's voices. The AWS SDK signs requests, and retries throttled requests (status 400 at Polly). */
async function* describeVoices(
  settings: Settings,
  signal: AbortSignal,
  region = regionsOf(settings.region)[0] ?? '',
): AsyncIterable<unknown> {
  const { baseUrl } = settings;
  const { DescribeVoicesCommand, PollyClient } = await import('@aws-sdk/client-polly');
  const { NodeHttpHandler } = await import('@smithy/node-http-handler');
  const client = new PollyClient({
    region,
    ...(baseUrl && { endpoint: baseUrl }),
    // The handler uses HTTP/1.1 instead of the client's default HTTP/2, because many proxies do not forward HTTP/2.
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
