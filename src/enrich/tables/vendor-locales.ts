/** Meaning of a provider's locale code. */
interface VendorLocale {
  readonly tag: string;
  /** Dialect of the code, for which BCP-47 has no registered subtag. */
  readonly accent?: string;
}

/**
 * Meanings of providers' locale codes (lower case, with `-`) that are not a BCP-47 tag, or that mean another locale in
 * BCP-47 than at the provider. A key `provider:code` holds for one provider and precedes the bare code. Source:
 * providers' lists, November 2026.
 */
export const VENDOR_LOCALES: ReadonlyMap<string, VendorLocale> = new Map<Lowercase<string>, VendorLocale>([
  // XA is CLDR's region of pseudo-accents; Google means Arabic without a region.
  ['ar-xa', { tag: 'ar' }],
  // Watson means Arabic without a region, not Argentina.
  ['ar-ar', { tag: 'ar' }],
  // LA means Latin America, not Laos.
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
  ['vi-vn-x-central', { tag: 'vi-VN', accent: 'Central' }],
  ['vi-vn-x-south', { tag: 'vi-VN', accent: 'Southern' }],
  // eSpeak NG calls these three Spanish (Spain), Portuguese (Portugal) and Vietnamese (Northern).
  ['espeak-ng:es', { tag: 'es-ES' }],
  ['espeak-ng:pt', { tag: 'pt-PT' }],
  ['espeak-ng:vi', { tag: 'vi', accent: 'Northern' }],
  // BA and NW are Balearic and North-Western Catalan, CL is Classic Russian (eSpeak NG after 1.51).
  ['espeak-ng:ca-ba', { tag: 'ca-ES', accent: 'Balearic' }],
  ['espeak-ng:ca-nw', { tag: 'ca-ES', accent: 'North-Western' }],
  ['espeak-ng:ru-cl', { tag: 'ru' }],
  // VA means Valencian, not the Vatican.
  ['ca-va', { tag: 'ca-ES-valencia', accent: 'Valencian' }],
  // Norwegian is read as Bokmål (`nb`), because every provider with Norwegian voices means Bokmål by `no`.
  ['no', { tag: 'nb' }],
  ['no-no', { tag: 'nb-NO' }],
  // Odia has the code `or`; `od` is no code.
  ['od', { tag: 'or' }],
  ['od-in', { tag: 'or-IN' }],
  ['cmn-latn-pinyin', { tag: 'zh-Latn-pinyin' }],
  // `Intl.Locale` refuses this grandfathered tag of the registry.
  ['zh-min-nan', { tag: 'nan' }],
  ['piqd', { tag: 'tlh-Piqd' }],
  ['chr-us-qaaa-x-west', { tag: 'chr-US' }],
  ['py', { tag: 'mis' }],
  // Azure puts a province where BCP-47 has a variant. The accents come from Azure's field LocaleName, because that
  // field names the Mandarin of each province.
  ['zh-cn-liaoning', { tag: 'zh-CN', accent: 'Northeastern Mandarin' }],
  ['zh-cn-shandong', { tag: 'zh-CN', accent: 'Jilu Mandarin' }],
  ['zh-cn-henan', { tag: 'zh-CN', accent: 'Zhongyuan Mandarin' }],
  ['zh-cn-shaanxi', { tag: 'zh-CN', accent: 'Zhongyuan Mandarin' }],
  ['zh-cn-sichuan', { tag: 'zh-CN', accent: 'Southwestern Mandarin' }],
  ['zh-cn-guangxi', { tag: 'zh-CN', accent: 'Guangxi Mandarin' }],
  // Azure's voices of Hong Kong, which Edge lists as well, speak Cantonese.
  ['azure:zh-hk', { tag: 'yue-HK' }],
  ['edge:zh-hk', { tag: 'yue-HK' }],
]);
