/** Filters by name; undefined where the record is not narrowed. */
export type Filters = Readonly<Record<string, string | undefined>>;

const CODE_CHARACTERS_MAX = 64;

/** A value that is one of those known. What a record does not know is left out, as if nobody had asked. */
export const readOneOf = <Value extends string>(
  address: URLSearchParams,
  name: string,
  known: readonly Value[],
): Value | undefined => known.find((value) => value === address.get(name));

/** A code that only the server can judge. */
export function readCode(address: URLSearchParams, name: string): string | undefined {
  const value = address.get(name) ?? '';
  return value.length > 0 && value.length <= CODE_CHARACTERS_MAX ? value : undefined;
}

/** The address of the same page with these filters; one that is undefined is taken away. */
export function writeFilters(address: URLSearchParams, filters: Filters): URLSearchParams {
  const next = new URLSearchParams(address);
  for (const [name, value] of Object.entries(filters)) {
    if (value === undefined) next.delete(name);
    else next.set(name, value);
  }
  return next;
}
