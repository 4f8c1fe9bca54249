import { add, type Fraction, fraction, multiply, ONE, ZERO } from '../exact/fraction.ts';
import {
  type Named,
  nameOf,
  type Play,
  prizeOf,
  type Result,
  type Rows,
  type Share,
} from './play.ts';

/** What a place can show, each with how often: several symbols at once, as 7 is big and odd. */
type Faces = readonly { readonly shows: readonly string[]; readonly ways: number }[];

type PlacesSpec = Named & {
  readonly places: number;
  readonly symbols: readonly string[];
  /** Whether no symbol stands in two places. */
  readonly distinct?: boolean;
  readonly faces?: Faces;
  readonly chance: Share;
  readonly pays?: string;
  /** The symbols of each place. */
  readonly read: (result: Result) => readonly (string | readonly string[])[];
};

/** A play whose lines name a symbol for each place, and win if each place shows its own. */
export function placesPlay(spec: PlacesSpec): Play {
  const { places, symbols, distinct = false, faces, chance, pays, read } = spec;
  const most = Math.max(1, ...(faces ?? []).map(({ shows }) => shows.length));
  const count = (rows: Rows) =>
    distinct ? [...listTuples(rows, distinct)].length : productOf(rows.map((row) => row.length));
  return {
    ...nameOf(spec),
    prizes: [prizeOf(chance, pays)],
    read: (result) => read(result).map((shown) => (typeof shown === 'string' ? [shown] : shown)),
    grammar: {
      form: 'PLACES',
      isDistinct: distinct,
      rows: Array.from({ length: places }, () => ({ symbols, least: 1, most: symbols.length })),
      count,
      *list(rows) {
        for (const tuple of listTuples(rows, distinct)) yield { key: tuple.join('-'), prizes: [0] };
      },
      match(rows, shown) {
        const won = rows.map((row, place) => shown[place]!.filter((each) => row.includes(each)));
        const lines = productOf(won.map(({ length }) => length));
        return lines > 0 ? [{ prize: 0, count: lines }] : [];
      },
      extremes: (rows) => [
        [{ prize: 0, count: productOf(rows.map((row) => Math.min(most, row.length))) }],
      ],
      linesInAll: distinct
        ? productOf(Array.from({ length: places }, (_, taken) => symbols.length - taken))
        : symbols.length ** places,
      isExclusive: most === 1,
      shareOfResults: faces && ((lines) => shareOf(lines, faces, places)),
    },
  };
}

const productOf = (counts: readonly number[]): number =>
  counts.reduce((product, count) => product * count, 1);

function* listTuples(rows: Rows, distinct: boolean): Generator<readonly string[]> {
  const [first, ...others] = rows;
  if (!first) return yield [];
  for (const symbol of first)
    for (const rest of listTuples(others, distinct))
      if (!distinct || !rest.includes(symbol)) yield [symbol, ...rest];
}

/** In which share of all results at least one of the lines wins. */
function shareOf(lines: ReadonlySet<string>, faces: Faces, places: number): Fraction {
  const all = faces.reduce((sum, { ways }) => sum + ways, 0);
  const rows = Array.from({ length: places }, () => faces.map((_, face) => String(face)));
  let share = ZERO;
  for (const tuple of listTuples(rows, false)) {
    const shown = tuple.map((face) => faces[Number(face)]!);
    const named = [
      ...listTuples(
        shown.map(({ shows }) => shows),
        false,
      ),
    ];
    if (!named.some((symbols) => lines.has(symbols.join('-')))) continue;
    const chances = shown.map(({ ways }) => fraction(ways, all));
    share = add(share, chances.reduce(multiply, ONE));
  }
  return share;
}
