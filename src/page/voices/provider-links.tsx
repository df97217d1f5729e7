import type { ProviderDetails } from '../../domain/metadata.ts';
import { useReader } from '../state/reader.tsx';

interface ProviderLinksProps {
  readonly details: ProviderDetails;
  readonly pricing: string | undefined;
}

/** Links to the provider's documentation, prices, terms and licence, if known. */
export function ProviderLinks({ details, pricing }: ProviderLinksProps) {
  const { voicePage } = useReader().texts;
  const { name: provider, documentation, terms, licence, home_page } = details;
  const links = [
    [documentation, voicePage.documentation({ provider })],
    [pricing, voicePage.prices({ provider })],
    [terms, voicePage.terms({ provider })],
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
