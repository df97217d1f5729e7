/** Scheme and authority of an address, up to the path, query or fragment. */
const AUTHORITY = /^[^/?#]*\/\/[^/?#]*/;

/** Distinct origins of addresses. */
interface OriginSet {
  readonly add: (url: string | undefined) => void;
  /** Returns the origins in alphabetical order. */
  readonly list: () => string[];
}

/** Creates an empty set. Addresses are compared by their beginnings first, because parsing each would take as long as all else of a voice. */
export function createOriginSet(): OriginSet {
  const authorities = new Set<string>();
  return {
    add: (url) => {
      const authority = url === undefined ? undefined : AUTHORITY.exec(url)?.[0];
      if (authority !== undefined) authorities.add(authority);
    },
    list: () =>
      [
        ...new Set([...authorities].filter((each) => URL.canParse(each)).map((each) => new URL(each).origin)),
      ].sort(),
  };
}
