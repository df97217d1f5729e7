/** A locale as a provider writes it, and what it means. */
interface VendorLocale {
  readonly tag: string;
  /** The dialect that the vendor's code stands for, where BCP-47 has no place for it. */
  readonly accent?: string;
}

/**
 * Codes that BCP-47 does not know, or that mean something else in it. Keys are lower case with `-`;
 * `provider:code` holds for one provider only and goes before the bare code.
 */
export const VENDOR_LOCALES: ReadonlyMap<string, VendorLocale> = new Map<string, VendorLocale>([
  // XA is CLDR's region for pseudo-accents; Google means Arabic as such.
  ['ar-xa', { tag: 'ar' }],
  // Watson's code for Arabic as such, not Argentina.
  ['ar-ar', { tag: 'ar' }],
  // Latin America, not Laos.
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
  // eSpeak NG names these Spanish (Spain), Portuguese (Portugal) and Vietnamese (Northern).
  ['espeak-ng:es', { tag: 'es-ES' }],
  ['espeak-ng:pt', { tag: 'pt-PT' }],
  ['espeak-ng:vi', { tag: 'vi', accent: 'Northern' }],
  // Balearic and North-Western Catalan, not of Bosnia; Classic Russian, not of Chile (eSpeak NG after 1.51).
  ['espeak-ng:ca-ba', { tag: 'ca-ES', accent: 'Balearic' }],
  ['espeak-ng:ca-nw', { tag: 'ca-ES', accent: 'North-Western' }],
  ['espeak-ng:ru-cl', { tag: 'ru' }],
  // Valencian, not Vatican.
  ['ca-va', { tag: 'ca-ES-valencia', accent: 'Valencian' }],
  // The macrolanguage code stands for Bokmål wherever a provider uses it.
  ['no', { tag: 'nb' }],
  ['no-no', { tag: 'nb-NO' }],
  // Odia is `or`; `od` is no language.
  ['od', { tag: 'or' }],
  ['od-in', { tag: 'or-IN' }],
  ['cmn-latn-pinyin', { tag: 'zh-Latn-pinyin' }],
  // Grandfathered in the registry; Intl refuses it.
  ['zh-min-nan', { tag: 'nan' }],
  ['piqd', { tag: 'tlh-Piqd' }],
  ['chr-us-qaaa-x-west', { tag: 'chr-US' }],
  ['py', { tag: 'mis' }],
  // Azure's provinces are no registered variants; its own LocaleName says which Mandarin each one is.
  ['zh-cn-liaoning', { tag: 'zh-CN', accent: 'Northeastern Mandarin' }],
  ['zh-cn-shandong', { tag: 'zh-CN', accent: 'Jilu Mandarin' }],
  ['zh-cn-henan', { tag: 'zh-CN', accent: 'Zhongyuan Mandarin' }],
  ['zh-cn-shaanxi', { tag: 'zh-CN', accent: 'Zhongyuan Mandarin' }],
  ['zh-cn-sichuan', { tag: 'zh-CN', accent: 'Southwestern Mandarin' }],
  ['zh-cn-guangxi', { tag: 'zh-CN', accent: 'Guangxi Mandarin' }],
  // The Hong Kong voices of Azure, which Edge has too, speak Cantonese.
  ['azure:zh-hk', { tag: 'yue-HK' }],
  ['edge:zh-hk', { tag: 'yue-HK' }],
]);
