import type { ProviderDetails } from '../../domain/metadata.ts';
import { PRICING_PAGES } from '../facts/pricing-pages.ts';
import { useReader } from '../state/reader.tsx';

/** Links to what a provider tells of its voices, of their price and of the terms, as far as they are known. */
export function ProviderLinks({ details }: { readonly details: ProviderDetails }) {
  const { voicePage } = useReader().texts;
  const { provider, name, documentation, terms, licence, home_page } = details;
  const links = [
    [documentation, voicePage.documentation(name)],
    [PRICING_PAGES[provider], voicePage.prices(name)],
    [terms, voicePage.terms(name)],
  ] as const;
  return (
    <>
      {links.map(
        ([href, text]) =>
          href !== undefined && (
            <li key={href}>
              <a href={href} rel="noreferrer">
                {text}
              </a>
            </li>
          ),
      )}
      {licence !== undefined && (
        <li>
          {voicePage.licence}{' '}
          <a href={home_page} rel="noreferrer" lang="en" dir="ltr">
            {licence}
          </a>
        </li>
      )}
    </>
  );
}
