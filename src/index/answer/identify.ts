import type { MissingVoice } from '../../domain/voice-list.ts';
import { fold } from '../../lib/fold.ts';
import { columnValues, voicesWithAny } from '../columns/columns.ts';
import type { CatalogParts } from '../parts.ts';
import { slice } from '../structures/bitset.ts';
import { intersectAll } from '../structures/voice-set.ts';

/** Maximum number of voices returned for one text. */
const MAX_MEANT = 12;
const MAX_PROVIDER_WORDS = 3;
/** Maximum number of voices proposed in place of an unknown voice. */
const MAX_NEIGHBOURS = 3;
/** Signs and words between the name of a voice and its provider: `Joanna (Amazon Polly)`, `alloy by OpenAI`. */
const SEPARATORS = /(?:['’]s\b)?[\s/:()]+(?:(?:by|from|of)\s+)?/iu;

/** Result of identifying a voice by the text `asked`. The text is an id in any form, or a name with or without a provider. */
interface Identified {
  readonly asked: string;
  /** `id`: `asked` is the exact id of a voice; `meant`: a name, or an id in another form; otherwise: the reason why `ids` are only proposals. */
  readonly as: 'id' | 'meant' | MissingVoice['reason'];
  readonly ids: readonly string[];
  readonly removed_at?: string | undefined;
}

export type Identify = (asked: string) => Identified;

/** Creates the function that identifies voices by a name or any form of an id: `en-us-arianeural`, `polly/Joanna`, `kokoro:af_heart`. */
export function createIdentify(
  parts: CatalogParts,
  explainMissing: (id: string) => MissingVoice,
  search: (text: string, status?: 'retired') => readonly number[],
): Identify {
  const { ids, voices, columns, findByName, lifecycle, scratch } = parts;
  const idsOf = (ranks: readonly number[]) => ranks.slice(0, MAX_MEANT).map((rank) => voices.read(rank).id);

  /** Returns the ranks of the voices called `name`, without retired voices. If `provider` is given, only voices of this provider are returned. */
  function named(name: string, provider?: string): readonly number[] {
    const values = columnValues(columns, 'name', [fold(name)]);
    if (values.length === 0) return [];
    const providers = provider === undefined ? [] : findByName('provider', provider);
    if (provider !== undefined && providers.length === 0) return [];
    return scratch.within(() => {
      const sets = [values, ...(providers.length > 0 ? [providers] : [])].map((each) =>
        voicesWithAny(columns, each, scratch),
      );
      return slice(intersectAll([...sets, lifecycle.current], scratch).bits, 0, MAX_MEANT);
    });
  }

  /** Reads a text in two ways: as a provider, then a name; as a name, then a provider. */
  function readName(text: string): readonly number[] {
    const words = text.split(SEPARATORS).filter((word) => word !== '');
    for (let count = 1; count <= Math.min(MAX_PROVIDER_WORDS, words.length - 1); count++) {
      const first = named(words.slice(count).join(' '), words.slice(0, count).join(' '));
      const last = named(words.slice(0, -count).join(' '), words.slice(-count).join(' '));
      if (first.length + last.length > 0) return first.length > 0 ? first : last;
    }
    return [];
  }

  return (asked) => {
    const rank = ids.rankOf(asked);
    if (rank !== undefined) return { asked, as: 'id', ids: idsOf([rank]) };
    const forms = [asked, asked.replace(/[\s:.-]+/, '/'), asked.replaceAll(/\s+/g, '/')];
    const exact = [...new Set([...forms.flatMap(ids.exact), ...named(asked)])];
    if (exact.length > 0) return { asked, as: 'meant', ids: idsOf(exact) };
    const path = asked.trim().replaceAll(/\s+/g, '/');
    const { reason, replacements = [], removed_at } = explainMissing(path);
    if (reason === 'unknown') {
      const begun = path.includes('/') ? ids.startingWith(`${path}/`) : [];
      const meant = begun.length > 0 ? begun : readName(asked);
      if (meant.length > 0) return { asked, as: 'meant', ids: idsOf(meant) };
    }
    if (replacements.length > 0) return { asked, as: reason, ids: replacements, removed_at };
    const current = search(asked);
    const near = current.length > 0 ? current : search(asked, 'retired');
    return { asked, as: reason, ids: idsOf(near).slice(0, MAX_NEIGHBOURS), removed_at };
  };
}
