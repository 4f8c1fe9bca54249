export type BenchArguments<Name extends string> = {
  /** Which measurements to make, in the order of the list. */
  readonly names: readonly Name[];
  /** A missed target becomes a failure. */
  readonly isStrict: boolean;
  /** Measures the site as it was built last, even if its sources have changed since. */
  readonly isAsBuilt: boolean;
  /** Writes down where the product spends its time, which slows it down a little. */
  readonly isProfiled: boolean;
  /** How many transfers the large database of `growth` has. */
  readonly transfers: number;
  /** How many pages `chat` keeps open. */
  readonly sockets: number;
  /** How often each slot machine is played instead of measuring anything; undefined where it is not. */
  readonly simulatedRounds: number | undefined;
};

export class ArgumentError extends Error {
  override name = 'ArgumentError';
}

const FLAGS = ['--strict', '--as-built', '--profile'];
/** Each is followed by a number; without it the most is taken. */
const COUNTS = {
  '--transfers': { min: 100_000, max: 10_000_000 },
  '--sockets': { min: 20, max: 2_000 },
} as const;
const SIMULATE = '--simulate';
const ROUNDS_MIN = 1000;
const ROUNDS_MAX = 1_000_000_000;
const ROUNDS_USUAL = 10_000_000;

/** Reads `npm run bench -- first-view --strict`; without a name everything is measured. */
export function readArguments<Name extends string>(
  given: readonly string[],
  known: readonly Name[],
): BenchArguments<Name> {
  const { words: others, simulatedRounds } = takeSimulation(given);
  const { words: fewer, count: transfers } = takeCount(others, '--transfers');
  const { words, count: sockets } = takeCount(fewer, '--sockets');
  const unknown = words.find(
    (word) => !FLAGS.includes(word) && !(known as readonly string[]).includes(word),
  );
  if (unknown !== undefined)
    throw new ArgumentError(
      `“${unknown}” is none of: ${[...known, ...FLAGS, ...Object.keys(COUNTS).map((name) => `${name} <count>`), `${SIMULATE} [rounds]`].join(', ')}`,
    );
  const named = known.filter((name) => words.includes(name));
  return {
    names: named.length > 0 ? named : known,
    isStrict: words.includes('--strict'),
    isAsBuilt: words.includes('--as-built'),
    isProfiled: words.includes('--profile'),
    transfers,
    sockets,
    simulatedRounds,
  };
}

/** `--transfers 1000000` is two words; what is left are names and flags. */
function takeCount(given: readonly string[], name: keyof typeof COUNTS) {
  const { min, max } = COUNTS[name];
  const place = given.indexOf(name);
  if (place < 0) return { words: given, count: max };
  const count = Number(given[place + 1]);
  if (!(count >= min && count <= max))
    throw new ArgumentError(`${name} takes a number from ${min} to ${max}`);
  return { words: given.toSpliced(place, 2), count };
}

/** `--simulate` may be followed by a number; without one it is the number that acceptance asks for. */
function takeSimulation(given: readonly string[]) {
  const place = given.indexOf(SIMULATE);
  if (place < 0) return { words: given, simulatedRounds: undefined };
  const next = given[place + 1];
  if (next === undefined || !/^\d+$/.test(next))
    return { words: given.toSpliced(place, 1), simulatedRounds: ROUNDS_USUAL };
  const simulatedRounds = Number(next);
  if (!(simulatedRounds >= ROUNDS_MIN && simulatedRounds <= ROUNDS_MAX))
    throw new ArgumentError(`${SIMULATE} takes a number from ${ROUNDS_MIN} to ${ROUNDS_MAX}`);
  return { words: given.toSpliced(place, 2), simulatedRounds };
}
