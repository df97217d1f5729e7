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
      request_id: '29abbd15-d4d7-41c1-a12c-2286c3c6b5b2',
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
        speech: {
          method: 'POST',
          url: 'https://api.deepgram.com/v1/speak?model={voice_id}',
          headers: { 'content-type': 'application/json', authorization: 'Token {key}' },
          body: { text: '{text}' },
          key_variable: 'DEEPGRAM_API_KEY',
          media_type: 'audio/mpeg',
        },
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
        speech: { commands: [['aws', 'polly']], media_type: 'audio/mpeg' },
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
      request_id: '9c93a0ea-b04f-41be-9df8-115da40b0ad3',
    },
  },
  'getAudioUrl.invalid_parameter': {
    error: {
      code: 'invalid_parameter',
      message: 'voiceId is given twice, and takes one value.',
      details: [{ parameter: 'voiceId', message: 'voiceId is given twice, and takes one value.' }],
      request_id: 'a6e3fc50-2074-4394-a9c8-7e31a39d5f52',
    },
  },
  'getAudioUrl.voice_not_found': {
    error: {
      code: 'voice_not_found',
      message:
        'No voice has this id. Ids come from the voices operation, for example "azure/en-US-JennyNeural".',
      replacements: ['deepgram/aura-2-thalia-en'],
      request_id: '8027fc65-6b59-4453-a433-12e614c2ba87',
    },
  },
  'getAudioUrl.preview_not_available': {
    error: {
      code: 'preview_not_available',
      message: 'No preview of this voice is published.',
      request_id: 'c13bfd40-2c0d-4949-908e-09fa65362a57',
    },
  },
  'getAudioUrl.voice_removed': {
    error: {
      code: 'voice_removed',
      message: 'Its provider no longer lists this voice; it was removed on 2026-10-01.',
      replacements: ['deepgram/aura-asteria-en', 'deepgram/aura-2-asteria-en'],
      request_id: '240b11b3-d648-47d1-86c4-8f5d43f18d9e',
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
      request_id: '6edeb718-abaf-4a94-9f68-2221fc5e0999',
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
  'getVoice.a-voice-with-snippets': {
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
    snippets: [
      {
        language: 'curl',
        title: 'curl',
        code: 'curl --fail --silent --show-error \'https://api.deepgram.com/v1/speak?model=aura-2-thalia-en\' \\\n  --header "content-type: application/json" \\\n  --header "authorization: Token $DEEPGRAM_API_KEY" \\\n  --data-raw \'{\n  "text": "Hello! This is how I sound. I hope you enjoy listening."\n}\' \\\n  --output deepgram-aura-2-thalia-en.mp3\n',
        requires: ['curl'],
        variables: ['DEEPGRAM_API_KEY'],
        file: 'deepgram-aura-2-thalia-en.mp3',
        media_type: 'audio/mpeg',
        documentation: 'https://developers.deepgram.com/reference/text-to-speech/speak-request',
      },
      {
        language: 'javascript',
        title: 'JavaScript',
        code: '// Save as speak.mjs, and run: node speak.mjs\nconst response = await fetch("https://api.deepgram.com/v1/speak?model=aura-2-thalia-en", {\n  method: "POST",\n  headers: {\n    "content-type": "application/json",\n    "authorization": `Token ${process.env.DEEPGRAM_API_KEY}`,\n  },\n  body: JSON.stringify({\n    "text": "Hello! This is how I sound. I hope you enjoy listening."\n  }),\n});\nif (!response.ok) throw new Error(`${response.status}: ${await response.text()}`);\nconst audio = new Uint8Array(await response.arrayBuffer());\n\nconst { writeFile } = await import("node:fs/promises");\nawait writeFile("deepgram-aura-2-thalia-en.mp3", audio);\n',
        requires: ['Node.js 18 or newer'],
        variables: ['DEEPGRAM_API_KEY'],
        file: 'deepgram-aura-2-thalia-en.mp3',
        media_type: 'audio/mpeg',
        documentation: 'https://developers.deepgram.com/reference/text-to-speech/speak-request',
      },
    ],
  },
  'getVoice.invalid_parameter': {
    error: {
      code: 'invalid_parameter',
      message: 'id must be UTF-8 in percent-encoding.',
      details: [{ parameter: 'id', message: 'id must be UTF-8 in percent-encoding.' }],
      request_id: '3bbd86e8-7141-4e2a-9da8-56e296ebc630',
    },
  },
  'getVoice.voice_not_found': {
    error: {
      code: 'voice_not_found',
      message:
        'No voice has this id. Ids come from the voices operation, for example "azure/en-US-JennyNeural".',
      replacements: ['deepgram/aura-2-thalia-en'],
      request_id: '29b541c5-33fd-475d-9058-382716b3cfbf',
    },
  },
  'getVoice.voice_removed': {
    error: {
      code: 'voice_removed',
      message: 'Its provider no longer lists this voice; it was removed on 2026-10-01.',
      replacements: ['deepgram/aura-asteria-en', 'deepgram/aura-2-asteria-en'],
      request_id: '289ab18c-9068-484a-832f-3e815657f424',
    },
  },
  'listChanges.the-newest-changes': {
    changes: [],
    next: '0',
    has_more: false,
    catalog_version: '64d0a047a14e455f',
    oldest: 0,
  },
  'listChanges.invalid_parameter': {
    error: {
      code: 'invalid_parameter',
      message:
        'since must be a cursor (next of an earlier answer), a date such as 2026-11-22, or a time with its zone such as 2026-11-22T06:00:00Z. kinds must be a list of added, removed, returned, changed (-added leaves added out); gone is none of these.',
      details: [
        {
          parameter: 'since',
          message:
            'since must be a cursor (next of an earlier answer), a date such as 2026-11-22, or a time with its zone such as 2026-11-22T06:00:00Z.',
        },
        {
          parameter: 'kinds',
          message:
            'kinds must be a list of added, removed, returned, changed (-added leaves added out); gone is none of these.',
        },
      ],
      request_id: 'e06a303f-8da0-445e-9d09-5eca3302ed7a',
    },
  },
  'listChanges.history_gone': {
    error: {
      code: 'history_gone',
      message:
        'The cursor is newer than this catalog, or comes from another directory. Read the whole catalog at /v1/voices.ndjson, and then what changed since 0.',
      request_id: '2e68cf62-8192-4ff2-8c3c-37c1e597e7eb',
    },
  },
  'getChangeFeed.a-feed':
    '<?xml version="1.0" encoding="utf-8"?>\n<feed xmlns="http://www.w3.org/2005/Atom">\n<id>tag:github.com,2026:voice-directory/voice-directory:changes</id>\n<title>Voice Directory: changes</title>\n<updated>2026-11-21T12:00:00.000Z</updated>\n<author><name>Voice Directory</name></author>\n<link rel="self" type="application/atom+xml" href="changes.atom"/>\n</feed>\n',
  'getChangeFeed.invalid_parameter': {
    error: {
      code: 'invalid_parameter',
      message: 'before must be an integer of 1 or more.',
      details: [{ parameter: 'before', message: 'before must be an integer of 1 or more.' }],
      request_id: 'b8550d4c-fefd-4ee0-8c1a-4c23d637e275',
    },
  },
  'getVoicesNdjson.the-first-lines':
    '{"id":"deepgram/aura-2-beatrix-nl","name":"Beatrix","language":"nl-NL","provider":"deepgram","model_id":"aura-2","gender":"Female","accent":"Dutch","description":"Cheerful, enthusiastic, friendly, trustworthy, warm","language_name":"Dutch","country_name":"Netherlands","uniqueKey":"deepgram|aura-2|aura-2-beatrix-nl|nl-nl","provider_voice_id":"aura-2-beatrix-nl","age":"adult","use_cases":["conversational","audiobook","customer-service","interview"],"styles":["cheerful","enthusiastic","friendly","trustworthy","warm"],"preview":true,"first_seen":"2025-10-29"}\n{"id":"deepgram/aura-2-amalthea-en","name":"Amalthea","language":"en-PH","provider":"deepgram","model_id":"aura-2","gender":"Female","accent":"Filipino","description":"Engaging, natural, cheerful","language_name":"English","country_name":"Philippines","uniqueKey":"deepgram|aura-2|aura-2-amalthea-en|en-ph","provider_voice_id":"aura-2-amalthea-en","age":"young","use_cases":["conversational"],"styles":["engaging","natural","cheerful"],"preview":true,"first_seen":"2025-10-29"}',
  'getVoicesCsv.the-first-rows':
    'id,name,local_name,language,other_languages,provider,model_id,models,status,gender,gender_stated,accent,description,language_name,country_name,uniqueKey,provider_voice_id,age,use_cases,styles,preview,first_seen\r\ndeepgram/aura-2-beatrix-nl,Beatrix,,nl-NL,,deepgram,aura-2,,,Female,,Dutch,"Cheerful, enthusiastic, friendly, trustworthy, warm",Dutch,Netherlands,deepgram|aura-2|aura-2-beatrix-nl|nl-nl,aura-2-beatrix-nl,adult,conversational|audiobook|customer-service|interview,cheerful|enthusiastic|friendly|trustworthy|warm,true,2025-10-29\r',
  'listAudioVoices.voices-of-a-picker': {
    voices: [
      {
        id: 'deepgram/aura-2-amalthea-en',
        name: 'Amalthea (deepgram aura-2, en-PH)',
        provider_voice_id: 'aura-2-amalthea-en',
      },
      {
        id: 'deepgram/aura-2-andromeda-en',
        name: 'Andromeda (deepgram aura-2, en-US)',
        provider_voice_id: 'aura-2-andromeda-en',
      },
    ],
  },
  'listAudioVoices.invalid_parameter': {
    error: {
      code: 'invalid_parameter',
      message: 'has_preview must be true or false.',
      details: [{ parameter: 'has_preview', message: 'has_preview must be true or false.' }],
      request_id: 'e41dba61-9caf-4f8d-b7d4-07810a8be291',
    },
  },
  'errors.rate_limited': {
    error: {
      code: 'rate_limited',
      message: 'More than 1 requests in 3600 seconds. Try again after the seconds in Retry-After.',
      request_id: '9307cde4-b67c-4421-bf88-cad4e60896f4',
    },
  },
  'errors.internal_error': {
    error: {
      code: 'internal_error',
      message: 'Something went wrong on our side. Try again; if it stays, report it with the request id.',
      request_id: '8fcb2751-31aa-44f6-8851-315bed716257',
    },
  },
  'errors.not_ready': {
    error: {
      code: 'not_ready',
      message: 'The catalog is not loaded yet. Try again in a few seconds.',
      request_id: 'e63716e7-42c9-455f-a0eb-f5de87104498',
    },
  },
  'errors.overloaded': {
    error: {
      code: 'overloaded',
      message: 'Too many requests of all clients at the moment. Try again after the seconds in Retry-After.',
      request_id: '3ae65f5f-85c6-46ed-8ac4-dcb8da01b947',
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
    error: {
      code: -32600,
      message: 'The request is larger than 64 kB.',
      data: { code: 'payload_too_large' },
    },
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
  'answerMcp.503': {
    jsonrpc: '2.0',
    id: null,
    error: {
      code: -32000,
      message: 'Too many requests of all clients at the moment. Try again after the seconds in Retry-After.',
      data: { code: 'overloaded' },
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
    changes: '/v1/changes',
    changes_atom: '/v1/changes.atom',
    voices_ndjson: '/v1/voices.ndjson',
    voices_csv: '/v1/voices.csv',
    audio_voices: '/v1/audio/voices',
    openapi: '/openapi.json',
    llms: '/llms.txt',
    sitemap: '/sitemap.xml',
    mcp: '/api/mcp',
  },
  'getRobotsText.200': 'User-agent: *\nAllow: /\n\nSitemap: https://voices.example.com/sitemap.xml\n',
  'getSitemap.200':
    '<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n<sitemap><loc>https://voices.example.com/sitemap-pages.xml</loc></sitemap>\n<sitemap><loc>https://voices.example.com/sitemap-voices-1.xml</loc></sitemap>\n</sitemapindex>\n',
};
