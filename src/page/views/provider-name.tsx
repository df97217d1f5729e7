import type { MetadataResponse } from '../../domain/metadata.ts';
import { useReader } from '../state/reader.tsx';
import { landingPath } from '../state/search-url.ts';

interface ProviderNameProps {
  readonly provider: string;
  readonly metadata: MetadataResponse;
}

/** Name of a provider. The name is a link if the provider has voices, because a provider without voices has no page. */
export function ProviderName({ provider, metadata }: ProviderNameProps) {
  const name = useReader().names.ofProvider(provider);
  const status = metadata.provider_status.find((each) => each.provider === provider);
  return status?.voices ? <a href={landingPath('provider', provider)}>{name}</a> : name;
}
