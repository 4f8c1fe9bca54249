export class ArgumentError extends Error {
  override name = 'ArgumentError';
}

const SHORT = '--short';

/** Reads `npm run faults -- kill-app --short`; without a name everything is tried. */
export function readArguments<Name extends string>(
  given: readonly string[],
  known: readonly Name[],
): { readonly names: readonly Name[]; readonly isShort: boolean } {
  const words = given.filter((word) => word !== SHORT);
  const unknown = words.find((word) => !(known as readonly string[]).includes(word));
  if (unknown !== undefined)
    throw new ArgumentError(`“${unknown}” is none of: ${[...known, SHORT].join(', ')}`);
  const named = known.filter((name) => words.includes(name));
  return { names: named.length > 0 ? named : known, isShort: given.includes(SHORT) };
}
