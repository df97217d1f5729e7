/**
 * Home nations of languages: `ja-JP` says that a voice of the bare language `ja` is Japanese. A language has a home
 * nation if it is an official language there, if over half of its speakers live there, and if no other independent
 * nation has it as an official language, or every voice list that names a nation for the language names this one:
 * Korean is listed for South Korea alone, Swedish for Sweden alone. English, German, Chinese, Swahili and Tamil have
 * none, because they are listed for several nations; Pashto has none, because most of its speakers live outside
 * Afghanistan. Albanian passes, because CLDR counts the Albanians of Kosovo twice. Latin has no native speakers.
 *
 * Sources: official languages of domain/country-table.ts, speakers (`territoryInfo`) and likely regions of CLDR 48,
 * regions in the locales of the providers' lists, November 2026.
 */
const LOCALES = `
  af-ZA am-ET as-IN az-AZ be-BY bg-BG bi-VU bs-BA ckb-IQ crs-SC cs-CZ da-DK dv-MV dz-BT el-GR et-EE fa-IR fi-FI fil-PH
  fj-FJ ga-IE gil-KI gsw-CH gu-IN he-IL hgm-NA hi-IN hif-FJ ho-PG hr-HR ht-HT hu-HU hy-AM hz-NA id-ID is-IS it-IT
  ja-JP jam-JM ka-GE kck-ZW kk-KZ km-KH kn-IN ko-KR kwn-NA ky-KG lb-LU lo-LA lt-LT lua-CD lv-LV mfe-MU mg-MG mh-MH
  mi-NZ mk-MK ml-IN mn-MN mr-IN ms-MY mt-MT my-MM na-NR nb-NO nd-ZW ne-NP ng-NA nn-NO nr-ZA nso-ZA or-IN pa-IN pau-PW
  pl-PL pov-GW rm-CH rn-BI ro-RO rw-RW sg-CF si-LK sk-SK sl-SI sm-WS sn-ZW so-SO sq-AL sr-RS sv-SE te-IN tet-TL tg-TJ
  th-TH to-TO tpi-PG tr-TR tvl-TV uk-UA uz-UZ vi-VN zdj-KM zu-ZA`;

/** Regions of home nations by language: `ja` → `JP`. */
export const HOME_NATIONS: ReadonlyMap<string, string> = new Map(
  LOCALES.trim()
    .split(/\s+/)
    .map((locale) => {
      const [language = '', region = ''] = locale.split('-');
      return [language, region] as const;
    }),
);
