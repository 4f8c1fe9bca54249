export type BenchArguments<Name extends string> = {
  /** Which measurements to make, in the order of the list. */
  readonly names: readonly Name[];
  /** A missed target becomes a failure. */
  readonly isStrict: boolean;
  /** Measures the site as it was built last, even if its sources have changed since. */
  readonly isAsBuilt: boolean;
  /** Writes down where the product spends its time, which slows it down a little. */
  readonly isProfiled: boolean;
};

export class ArgumentError extends Error {
  override name = 'ArgumentError';
}

const FLAGS = ['--strict', '--as-built', '--profile'];

/** Reads `npm run bench -- first-view --strict`; without a name everything is measured. */
export function readArguments<Name extends string>(
  given: readonly string[],
  known: readonly Name[],
): BenchArguments<Name> {
  const unknown = given.find(
    (word) => !FLAGS.includes(word) && !(known as readonly string[]).includes(word),
  );
  if (unknown !== undefined)
    throw new ArgumentError(`“${unknown}” is none of: ${[...known, ...FLAGS].join(', ')}`);
  const named = known.filter((name) => given.includes(name));
  return {
    names: named.length > 0 ? named : known,
    isStrict: given.includes('--strict'),
    isAsBuilt: given.includes('--as-built'),
    isProfiled: given.includes('--profile'),
  };
}
