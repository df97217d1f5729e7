/** Returns `after` with the fields of `before` that the schema lacks. Fields unknown to the schema were set by a newer release that uses this store. */
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
