/**
 * Returns `after` with the fields of `before` that the schema does not define. A field unknown to the schema comes from a newer release
 * that shares the store, and must not be deleted by this release.
 */
export function carryUnknown<T extends object>(
  before: object | undefined,
  after: T,
  { shape }: { readonly shape: object },
): T {
  let carried = after;
  for (const name in before)
    if (!(name in shape)) carried = { ...carried, [name]: (before as Record<string, unknown>)[name] };
  return carried;
}
