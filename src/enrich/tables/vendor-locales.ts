/** Meaning of a provider's locale code. */
interface VendorLocale {
  readonly tag: string;
  /** Label of the dialect that the locale code names: `en-gb-wls` → Welsh. */
  readonly accent?: string;
}

/**
 * Meanings of providers' locale codes, by the code in lower case with hyphens. The table holds codes that are no valid
 * BCP-47 tag (`en-scott`) or mean another locale in BCP-47 than at the provider (`ar-ar`). A key with a provider's id
 * (`espeak-ng:es`) holds for that provider alone and wins over the key without an id. Source: providers' lists,
 * November 2026.
 */
export const VENDOR_LOCALES: ReadonlyMap<string, VendorLocale> = new Map<Lowercase<string>, VendorLocale>([
  // The letters MS in `ar-MS` mean Modern Standard Arabic, although MS is the region code of Montserrat.
  ['ar-ms', { tag: 'ar' }],
  // The subtag LA in `es-LA` means Latin America, although LA is the region code of Laos.
  ['es-la', { tag: 'es-419' }],
  ['es-latam', { tag: 'es-419' }],
  ['en-uk', { tag: 'en-GB' }],
  ['en-gb-wls', { tag: 'en-GB', accent: 'Welsh' }],
  ['en-gb-sct', { tag: 'en-GB', accent: 'Scottish' }],
  ['en-scott', { tag: 'en-GB', accent: 'Scottish' }],
  ['en-gb-scotland', { tag: 'en-GB-scotland', accent: 'Scottish' }],
  ['en-gb-x-rp', { tag: 'en-GB', accent: 'Received Pronunciation' }],
  ['en-gb-x-gbclan', { tag: 'en-GB', accent: 'Lancaster' }],
  ['en-gb-x-gbcwmd', { tag: 'en-GB', accent: 'West Midlands' }],
  ['en-us-nyc', { tag: 'en-US', accent: 'New York' }],
  ['vi-vn-x-central', { tag: 'vi-VN', accent: 'Central Vietnamese' }],
  ['vi-vn-x-south', { tag: 'vi-VN', accent: 'Southern Vietnamese' }],
  // eSpeak NG calls its voices `es`, `pt` and `vi` Spanish (Spain), Portuguese (Portugal) and Vietnamese (Northern).
  ['espeak-ng:es', { tag: 'es-ES' }],
  ['espeak-ng:pt', { tag: 'pt-PT' }],
  ['espeak-ng:vi', { tag: 'vi', accent: 'Northern Vietnamese' }],
  // eSpeak NG's codes `ca-ba` and `ca-nw` mean Balearic and North-Western Catalan, `ru-cl` means Classic Russian
  // (releases after 1.51).
  ['espeak-ng:ca-ba', { tag: 'ca-ES', accent: 'Balearic' }],
  ['espeak-ng:ca-nw', { tag: 'ca-ES', accent: 'Northwestern Catalan' }],
  ['espeak-ng:ru-cl', { tag: 'ru' }],
  // The subtag VA in `ca-VA` means Valencian, although VA is the region code of the Vatican.
  ['ca-va', { tag: 'ca-ES-valencia', accent: 'Valencian' }],
  // The code `no` (Norwegian) becomes `nb` (Bokmål), because every provider with Norwegian voices means Bokmål by `no`.
  ['no', { tag: 'nb' }],
  ['no-no', { tag: 'nb-NO' }],
  // Sarvam's code `od` means Odia, whose BCP-47 code is `or`; BCP-47 has no language `od`.
  ['od', { tag: 'or' }],
  ['od-in', { tag: 'or-IN' }],
  // Lists that write one of these codes mean the country whose code it is. No provider lists Kanuri, Northern Sami or Twi
  // by its two-letter code, and Breton is not spoken in Brazil.
  ['kr', { tag: 'ko-KR' }],
  ['kr-kr', { tag: 'ko-KR' }],
  ['se', { tag: 'sv-SE' }],
  ['se-se', { tag: 'sv-SE' }],
  ['tw', { tag: 'zh-TW' }],
  ['tw-tw', { tag: 'zh-TW' }],
  ['br-br', { tag: 'pt-BR' }],
  // CLDR's likely language of Belarus and Kazakhstan is Russian.
  ['by', { tag: 'be-BY' }],
  ['kz', { tag: 'kk-KZ' }],
  ['cmn-latn-pinyin', { tag: 'zh-Latn-pinyin' }],
  // `Intl.Locale` refuses this grandfathered tag of the registry.
  ['zh-min-nan', { tag: 'nan' }],
  ['piqd', { tag: 'tlh-Piqd' }],
  ['chr-us-qaaa-x-west', { tag: 'chr-US' }],
  ['py', { tag: 'mis' }],
  // Azure writes a province in the place of a BCP-47 variant: `zh-CN-henan`. The accents come from Azure's field
  // LocaleName, because the field names the variety of Mandarin spoken in each province.
  ['zh-cn-liaoning', { tag: 'zh-CN', accent: 'Northeastern Mandarin' }],
  ['zh-cn-shandong', { tag: 'zh-CN', accent: 'Jilu Mandarin' }],
  ['zh-cn-henan', { tag: 'zh-CN', accent: 'Zhongyuan Mandarin' }],
  ['zh-cn-shaanxi', { tag: 'zh-CN', accent: 'Zhongyuan Mandarin' }],
  ['zh-cn-sichuan', { tag: 'zh-CN', accent: 'Southwestern Mandarin' }],
  ['zh-cn-guangxi', { tag: 'zh-CN', accent: 'Guangxi Mandarin' }],
  // Azure's `zh-HK` voices speak Cantonese. Edge's `zh-HK` voices do as well, because Edge offers Azure's voices.
  ['azure:zh-hk', { tag: 'yue-HK' }],
  ['edge:zh-hk', { tag: 'yue-HK' }],
]);
