export class ArgumentError extends Error {
  override name = 'ArgumentError';
}

const USUAL = 1_000_000;
/** Some fifty of each machine. */
const SHORT = 2_000;
const ROUNDS_MAX = 100_000_000;
const USAGE = 'Usage: npm run fairness:check -- [--short | --rounds N] [--embedded]';

export type FairnessArguments = {
  readonly rounds: number;
  /** Uses the embedded database even where PostgreSQL is installed. */
  readonly isEmbedded: boolean;
};

/** Reads `npm run fairness:check -- --rounds 50000`. */
export function readArguments(given: readonly string[]): FairnessArguments {
  const words = [...given];
  const take = (name: string): boolean => {
    const place = words.indexOf(name);
    if (place >= 0) words.splice(place, 1);
    return place >= 0;
  };
  const isEmbedded = take('--embedded');
  if (take('--short')) {
    if (words.length > 0) throw new ArgumentError(USAGE);
    return { rounds: SHORT, isEmbedded };
  }
  if (words.length === 0) return { rounds: USUAL, isEmbedded };
  const [name, count = '', ...more] = words;
  const rounds = /^\d{1,9}$/.test(count) ? Number(count) : 0;
  if (name !== '--rounds' || more.length > 0 || rounds < 1 || rounds > ROUNDS_MAX)
    throw new ArgumentError(USAGE);
  return { rounds, isEmbedded };
}
