import { regionOfCountry } from '../../vocabulary/countries.ts';
import { type Draft, withUnresolved, withVoice } from '../draft.ts';
import { resolveLocale, withRegion } from '../knowledge/resolve-locale.ts';

/** Adds the recognized language as a canonical BCP-47 tag. Example: `spa` becomes `es`, or `es-EC` with the country "Ecuador". */
export function addLanguage(draft: Draft): Draft {
  const { locale, country } = draft.stated;
  const { tag, dialect, unknownRegion } = resolveLocale(locale, draft.provider) ?? {};
  const region = regionOfCountry(country);
  const known = withVoice(draft, { language: tag && withRegion(tag, region) }, { language: 'stated' });
  const noted = tag && !dialect && !unknownRegion ? known : withUnresolved(known, 'locale', locale);
  return region ? noted : withUnresolved(noted, 'country', country);
}
