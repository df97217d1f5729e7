/** Recorded responses by the name of the example. Source: `npm run examples`. */
export const RECORDED_EXAMPLES: Readonly<Record<string, unknown>> = {
  'listVoices.a-search-with-facets': {
    voices: [
      {
        id: 'deepgram/aura-2-pandora-en',
        name: 'Pandora',
        language: 'en-GB',
        provider: 'deepgram',
        model_id: 'aura-2',
        gender: 'Female',
        accent: 'British',
        description: 'Smooth, calm, melodic, breathy',
        language_name: 'English',
        country_name: 'United Kingdom',
        uniqueKey: 'deepgram|aura-2|aura-2-pandora-en|en-gb',
        provider_voice_id: 'aura-2-pandora-en',
        age: 'adult',
        use_cases: ['ivr'],
        styles: ['smooth', 'calm'],
        preview: true,
        first_seen: '2025-10-29',
      },
    ],
    total: 8,
    limit: 1,
    offset: 0,
    hasMore: true,
    facets: {
      provider: [
        { value: 'polly', count: 6, label: 'Amazon Polly' },
        { value: 'deepgram', count: 2, label: 'Deepgram Aura' },
      ],
      gender: [{ value: 'Female', count: 8 }],
      language: [
        { value: 'English', count: 7, code: 'en' },
        { value: 'Welsh', count: 1, code: 'cy' },
      ],
      country: [{ value: 'United Kingdom', count: 8, code: 'GB' }],
      accent: [
        { value: 'British', count: 7 },
        { value: 'Welsh', count: 1 },
      ],
      model: [
        { value: 'standard', count: 3 },
        { value: 'neural', count: 2 },
      ],
      age: [{ value: 'adult', count: 2 }],
      use_cases: [
        { value: 'educational', count: 1 },
        { value: 'ivr', count: 1, label: 'IVR' },
      ],
      styles: [
        { value: 'calm', count: 2 },
        { value: 'smooth', count: 2 },
      ],
      has_preview: [
        { value: 'false', count: 6, label: 'without preview' },
        { value: 'true', count: 2, label: 'with preview' },
      ],
    },
    facet_parameters: {
      provider: 'providers',
      gender: 'genders',
      language: 'language',
      country: 'country',
      accent: 'accent',
      model: 'model',
      age: 'ages',
      use_cases: 'use_cases',
      styles: 'styles',
      has_preview: 'has_preview',
    },
  },
  'listVoices.a-misspelt-search': {
    voices: [
      {
        id: 'deepgram/aura-2-draco-en',
        name: 'Draco',
        language: 'en-GB',
        provider: 'deepgram',
        gender: 'Male',
        accent: 'British',
      },
    ],
    total: 14,
    limit: 1,
    offset: 0,
    hasMore: true,
    interpretation: {
      words: [
        { word: 'brittish', read_as: ['british'] },
        { word: 'jeny', ignored: 'unknown' },
      ],
    },
  },
  'listVoices.nothing-found': {
    voices: [],
    total: 0,
    limit: 48,
    offset: 0,
    hasMore: false,
    suggestions: {
      did_you_mean: [{ parameter: 'language', value: 'Frensh', nearest: ['French'] }],
      without: [{ parameter: 'language', total: 100 }],
    },
  },
  'listVoices.similar-voices': {
    voices: [
      {
        id: 'deepgram/aura-2-asteria-en',
        name: 'Asteria',
        language: 'en-US',
        provider: 'deepgram',
        gender: 'Female',
        accent: 'American',
      },
    ],
    total: 104,
    limit: 1,
    offset: 0,
    hasMore: true,
    similar: [
      { id: 'deepgram/aura-2-asteria-en', agrees: ['gender', 'language'], differs: ['name', 'use_cases'] },
    ],
  },
  'listVoices.missing-voices': {
    voices: [],
    total: 0,
    limit: 48,
    offset: 0,
    hasMore: false,
    missing: [
      { id: 'deepgram/aura-2-talia-en', reason: 'unknown', replacements: ['deepgram/aura-2-thalia-en'] },
    ],
  },
  'listVoices.explained-matches': {
    voices: [
      {
        id: 'deepgram/aura-2-thalia-en',
        name: 'Thalia',
        language: 'en-US',
        provider: 'deepgram',
        gender: 'Female',
        accent: 'American',
      },
    ],
    total: 1,
    limit: 1,
    offset: 0,
    hasMore: false,
    matched: [
      {
        id: 'deepgram/aura-2-thalia-en',
        matches: [
          { word: 'thalia', field: 'name', value: 'Thalia', start: 0, end: 6 },
          { word: 'thalia', field: 'provider_voice_id', value: 'aura-2-thalia-en', start: 7, end: 13 },
        ],
      },
    ],
  },
  'listVoices.invalid_parameter': {
    error: {
      code: 'invalid_parameter',
      message: 'sort must be one of: relevance, name, newest. limit must be an integer of 1 or more.',
      details: [
        { parameter: 'sort', message: 'sort must be one of: relevance, name, newest.' },
        { parameter: 'limit', message: 'limit must be an integer of 1 or more.' },
      ],
      request_id: '7c2650aa-16a4-44de-9ab3-8fcf00d4f7bf',
    },
  },
  'getMetadata.all-values': {
    total_voices: 249,
    providers: ['deepgram', 'polly'],
    genders: ['Female', 'Male'],
    languages: ['Arabic', 'Cantonese'],
    countries: ['Argentina', 'Australia'],
    accents: ['American', 'Argentine'],
    models: ['aura', 'aura-2'],
    ages: ['adult', 'child'],
    use_cases: ['advertising', 'audiobook'],
    styles: ['approachable', 'breathy'],
    catalog_version: '64d0a047a14e455f',
    updated_at: '2026-11-21T12:00:00.000Z',
    provider_status: [
      { provider: 'deepgram', voices: 100, source: 'bundled', listed_on: '2025-10-29', stale: false },
      { provider: 'polly', voices: 149, source: 'bundled', listed_on: '2025-07-31', stale: false },
    ],
    provider_details: [
      {
        provider: 'deepgram',
        name: 'Deepgram Aura',
        home_page: 'https://deepgram.com',
        documentation: 'https://developers.deepgram.com/docs/tts-models',
        terms: 'https://deepgram.com/terms',
        voice_id_field: 'query model',
        deployment: 'cloud',
        open_weights: false,
      },
      {
        provider: 'polly',
        name: 'Amazon Polly',
        home_page: 'https://aws.amazon.com/polly/',
        documentation: 'https://docs.aws.amazon.com/polly/latest/dg/available-voices.html',
        terms: 'https://aws.amazon.com/service-terms/',
        voice_id_field: 'VoiceId',
        model_field: 'Engine',
        deployment: 'cloud',
        open_weights: false,
      },
    ],
    language_details: [
      { code: 'ar', name: 'Arabic', own_name: 'العربية', count: 3, direction: 'rtl' },
      { code: 'yue', name: 'Cantonese', own_name: '粵語', count: 1 },
    ],
    country_details: [
      { code: 'AR', name: 'Argentina', count: 1 },
      { code: 'AU', name: 'Australia', count: 6 },
    ],
    stats: {
      total_voices: 249,
      total_languages: 25,
      total_countries: 37,
      total_providers: 2,
      total_accents: 43,
    },
  },
  'getAudioUrl.a-sample-of-the-provider': {
    url: 'https://cdn.sanity.io/files/0dsbfl6j/production/e8725b8d3ec0a0bd924c13c84aaeb3acaa0adaac.wav',
    filename: 'deepgram-aura-2-thalia-en.wav',
    source: 'fallback-cdn',
    voiceId: 'deepgram/aura-2-thalia-en',
  },
  'getAudioUrl.missing_voice_id': {
    error: {
      code: 'missing_voice_id',
      message: 'voiceId must be given, as text that is not blank.',
      details: [{ parameter: 'voiceId', message: 'voiceId must be given, as text that is not blank.' }],
      request_id: '42d7ffa0-6597-46eb-896c-ab6faddbad8d',
    },
  },
  'getAudioUrl.invalid_parameter': {
    error: {
      code: 'invalid_parameter',
      message: 'voiceId is given twice, and takes one value.',
      details: [{ parameter: 'voiceId', message: 'voiceId is given twice, and takes one value.' }],
      request_id: '8351cb45-0815-4b98-ab5a-4450ab10affa',
    },
  },
  'getAudioUrl.voice_not_found': {
    error: {
      code: 'voice_not_found',
      message:
        'No voice has this id. Ids come from the voices operation, for example "azure/en-US-JennyNeural".',
      replacements: ['deepgram/aura-2-thalia-en'],
      request_id: '16252357-60b6-4abb-b502-08c7776e0375',
    },
  },
  'getAudioUrl.preview_not_available': {
    error: {
      code: 'preview_not_available',
      message: 'No preview of this voice is published.',
      request_id: '5afb8587-cce8-419b-a597-7fc4bbd3b4b1',
    },
  },
  'getAudioUrl.voice_removed': {
    error: {
      code: 'voice_removed',
      message: 'Its provider no longer lists this voice; it was removed on 2026-10-01.',
      replacements: ['deepgram/aura-asteria-en', 'deepgram/aura-2-asteria-en'],
      request_id: 'a315332c-ded2-425a-88c4-197e621dcd55',
    },
  },
  'completeSearch.a-word-before-and-a-beginning': {
    q: 'british fe',
    completions: [
      {
        kind: 'gender',
        label: 'Female',
        value: 'Female',
        count: 8,
        parameters: { genders: 'Female', search: 'british' },
      },
    ],
  },
  'completeSearch.invalid_parameter': {
    error: {
      code: 'invalid_parameter',
      message: 'limit must be an integer of 1 or more.',
      details: [{ parameter: 'limit', message: 'limit must be an integer of 1 or more.' }],
      request_id: '8fb89dc2-5510-4622-b12d-39b31bef765e',
    },
  },
  'getVoice.a-voice': {
    id: 'deepgram/aura-2-thalia-en',
    name: 'Thalia',
    language: 'en-US',
    provider: 'deepgram',
    model_id: 'aura-2',
    gender: 'Female',
    accent: 'American',
    description: 'Clear, confident, energetic, enthusiastic',
    language_name: 'English',
    country_name: 'United States',
    uniqueKey: 'deepgram|aura-2|aura-2-thalia-en|en-us',
    provider_voice_id: 'aura-2-thalia-en',
    age: 'adult',
    use_cases: ['conversational', 'customer-service'],
    styles: ['clear', 'confident'],
    preview: true,
    first_seen: '2025-10-29',
  },
  'getVoice.invalid_parameter': {
    error: {
      code: 'invalid_parameter',
      message: 'id must be UTF-8 in percent-encoding.',
      details: [{ parameter: 'id', message: 'id must be UTF-8 in percent-encoding.' }],
      request_id: '2b8c94cb-ee07-4ec8-8562-8f81ec86e96e',
    },
  },
  'getVoice.voice_not_found': {
    error: {
      code: 'voice_not_found',
      message:
        'No voice has this id. Ids come from the voices operation, for example "azure/en-US-JennyNeural".',
      replacements: ['deepgram/aura-2-thalia-en'],
      request_id: '3fb99b2e-5cf7-4a87-b385-829f313862cb',
    },
  },
  'getVoice.voice_removed': {
    error: {
      code: 'voice_removed',
      message: 'Its provider no longer lists this voice; it was removed on 2026-10-01.',
      replacements: ['deepgram/aura-asteria-en', 'deepgram/aura-2-asteria-en'],
      request_id: 'b675a01b-2a1a-4ace-8fbf-218353c9aebf',
    },
  },
  'errors.rate_limited': {
    error: {
      code: 'rate_limited',
      message: 'More than 1 requests in 3600 seconds. Try again after the seconds in Retry-After.',
      request_id: '661ac4f6-2cbb-4c63-9996-b04e94dcfd6e',
    },
  },
  'errors.internal_error': {
    error: {
      code: 'internal_error',
      message: 'Something went wrong on our side. Try again; if it stays, report it with the request id.',
      request_id: '4ba42725-c324-4a25-ad44-17b85d55a62f',
    },
  },
  'errors.not_ready': {
    error: {
      code: 'not_ready',
      message: 'The catalog is not loaded yet. Try again in a few seconds.',
      request_id: '01eedf31-700e-4f0c-aa4a-2ffaff702447',
    },
  },
  'answerMcp.200': {
    result: {
      content: [
        {
          type: 'text',
          text: '{"url":"https://cdn.sanity.io/files/0dsbfl6j/production/e8725b8d3ec0a0bd924c13c84aaeb3acaa0adaac.wav","filename":"deepgram-aura-2-thalia-en.wav","source":"fallback-cdn","voiceId":"deepgram/aura-2-thalia-en"}',
        },
        {
          name: 'deepgram-aura-2-thalia-en.wav',
          uri: 'https://cdn.sanity.io/files/0dsbfl6j/production/e8725b8d3ec0a0bd924c13c84aaeb3acaa0adaac.wav',
          mimeType: 'audio/wav',
          type: 'resource_link',
        },
      ],
      structuredContent: {
        url: 'https://cdn.sanity.io/files/0dsbfl6j/production/e8725b8d3ec0a0bd924c13c84aaeb3acaa0adaac.wav',
        filename: 'deepgram-aura-2-thalia-en.wav',
        source: 'fallback-cdn',
        voiceId: 'deepgram/aura-2-thalia-en',
      },
    },
    jsonrpc: '2.0',
    id: 1,
  },
  'answerMcp.400': {
    jsonrpc: '2.0',
    id: null,
    error: { code: -32600, message: 'JSON-RPC batches are not supported. Send one request at a time.' },
  },
  'answerMcp.413': {
    jsonrpc: '2.0',
    id: null,
    error: { code: -32600, message: 'The request is larger than 64kb.', data: { code: 'payload_too_large' } },
  },
  'answerMcp.415': {
    jsonrpc: '2.0',
    error: { code: -32000, message: 'Unsupported Media Type: Content-Type must be application/json' },
    id: null,
  },
  'answerMcp.429': {
    jsonrpc: '2.0',
    id: null,
    error: {
      code: -32000,
      message: 'More than 1 requests in 3600 seconds. Try again after the seconds in Retry-After.',
      data: { code: 'rate_limited' },
    },
  },
  'checkHealth.200': { status: 'ok' },
  'checkReadiness.200': {
    status: 'ready',
    catalog_version: '64d0a047a14e455f',
    store: 'unreachable',
    catalog: { version: '64d0a047a14e455f', built_at: '2026-11-21T12:00:00.000Z', voices: 249 },
  },
  'getStart.200': {
    name: 'Voice Directory',
    version: '1.1.0',
    voices: '/v1/voices',
    metadata: '/v1/metadata',
    audio_url: '/v1/audio-url',
    complete: '/v1/complete',
    voice: '/v1/voices/{id}',
    openapi: '/openapi.json',
    mcp: '/api/mcp',
  },
};
