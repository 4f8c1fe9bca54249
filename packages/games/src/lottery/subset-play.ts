import { choose } from '../exact/choose.ts';
import {
  type Named,
  nameOf,
  type Play,
  prizeOf,
  type Result,
  type Share,
  type Win,
} from './play.ts';

type SubsetSpec = Named & {
  readonly pool: readonly string[];
  /** How many symbols a line has. */
  readonly size: number;
  /** How many symbols a selection has at most. */
  readonly most: number;
  /** Between how many symbols a result names. */
  readonly named: readonly [least: number, most: number];
  /** A pair and a single digit are two lines, whichever of two digits is the pair. At most one of them wins. */
  readonly ordered?: boolean;
  /** What is won with so many of a line's symbols named. */
  readonly prizes: readonly {
    readonly hits: number;
    readonly chance: Share;
    readonly pays?: string;
  }[];
  /** The symbols that a result names, each once. */
  readonly read: (result: Result) => readonly string[];
};

/** A play whose lines are sets of a size: whoever chooses more symbols has every set that they make. */
export function subsetPlay(spec: SubsetSpec): Play {
  const { pool, size, most, named, ordered = false, prizes, read } = spec;
  const orders = ordered ? 2 : 1;
  const winsWith = (hits: number, chosen: number): readonly Win[] =>
    prizes.flatMap((prize, place) => {
      const count = choose(hits, prize.hits) * choose(chosen - hits, size - prize.hits);
      return count > 0 ? [{ prize: place, count }] : [];
    });
  const everyPrize = prizes.map((_, prize) => prize);
  return {
    ...nameOf(spec),
    prizes: prizes.map(({ chance, pays }) => prizeOf(chance, pays)),
    read: (result) => [read(result)],
    grammar: {
      form: 'SUBSET',
      rows: [{ symbols: pool, least: size, most }],
      count: ([row]) => orders * choose(row!.length, size),
      *list([row]) {
        for (const symbols of listSubsets(row!, size)) {
          yield { key: symbols.join('-'), prizes: everyPrize };
          if (ordered) yield { key: symbols.toReversed().join('-'), prizes: everyPrize };
        }
      },
      match: ([row], [seen]) =>
        winsWith(row!.filter((symbol) => seen!.includes(symbol)).length, row!.length),
      extremes([row]) {
        const chosen = row!.length;
        const least = Math.max(0, chosen + named[0] - pool.length);
        const hits = Array.from(
          { length: Math.min(chosen, named[1]) - least + 1 },
          (_, each) => least + each,
        );
        return hits.map((each) => winsWith(each, chosen));
      },
      linesInAll: orders * choose(pool.length, size),
      isExclusive: prizes.every(({ hits }) => hits === size && named[1] === size),
    },
  };
}

function* listSubsets(
  symbols: readonly string[],
  size: number,
  from = 0,
): Generator<readonly string[]> {
  if (size === 0) return yield [];
  for (let first = from; first <= symbols.length - size; first += 1)
    for (const rest of listSubsets(symbols, size - 1, first + 1)) yield [symbols[first]!, ...rest];
}
