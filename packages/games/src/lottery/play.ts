import { type Fraction, fraction } from '../exact/fraction.ts';
import type { Draws } from '../fair/draws.ts';

/** Tradition: lines at a unit value, paid by series. Entertainment: one line at a free stake and fixed odds. */
export const PLAY_TYPES = ['TRADITION', 'ENTERTAINMENT'] as const;
export type PlayType = (typeof PLAY_TYPES)[number];

/** What was drawn, as it is written on paper; what each place of the list means is the family's. */
export type Result = readonly string[];

/** What is chosen: the symbols of each row. Most plays have one row, direct plays one for each place. */
export type Rows = readonly (readonly string[])[];

/** A row of a selection: what may stand in it, in the order in which it is written. */
export type Row = {
  readonly symbols: readonly string[];
  readonly least: number;
  readonly most: number;
  /** The least number that is big, where that is not where the upper half begins. */
  readonly bigFrom?: number | undefined;
};

export type Prize = {
  /** How often a line wins it in the mean: a line that wins twice in one result counts twice. */
  readonly chance: Fraction;
  /** What it gives back for one unit where odds are fixed, stake included. */
  readonly pays?: Fraction | undefined;
};

/** A bet that cannot be divided: the number whose load is limited. */
export type Line = { readonly key: string; readonly prizes: readonly number[] };

/** How many lines won a prize; `line` names the one where prizes belong to single symbols. */
export type Win = { readonly prize: number; readonly count: number; readonly line?: string };

/** What can be chosen, and how it is held against a result. All that is asked of a play follows from it. */
export type Grammar = {
  readonly form: 'OPTIONS' | 'PLACES' | 'SUBSET';
  readonly rows: readonly Row[];
  /** Whether no symbol stands in two rows of a line. */
  readonly isDistinct?: boolean | undefined;
  /** Another spelling of the same symbol. */
  readonly spell?: ((written: string) => string) | undefined;
  count(rows: Rows): number;
  list(rows: Rows): Iterable<Line>;
  /** Holds a selection against what a play reads in a result. */
  match(rows: Rows, read: Rows): readonly Win[];
  /** What a selection can win at once; whatever a result brings is worth no more than the best of these. */
  extremes(rows: Rows): readonly (readonly Win[])[];
  readonly linesInAll: number;
  /** Whether no result lets two lines win. */
  readonly isExclusive: boolean;
  /** Where lines are not exclusive, but what they leave open can be counted. */
  readonly shareOfResults?: ((lines: ReadonlySet<string>) => Fraction) | undefined;
};

export type Play = {
  readonly code: string;
  /** What the play is called, where the same is played in several places: BS of BS_3. */
  readonly name: string;
  readonly place?: string | undefined;
  readonly types: readonly PlayType[];
  /** How many units a line costs. */
  readonly price: number;
  readonly grammar: Grammar;
  readonly prizes: readonly Prize[];
  /** What the grammar compares, as rows. */
  read(result: Result): Rows;
};

export const FAMILY_CODES = [
  'VN_N',
  'VN_C',
  'VN_S',
  'SSC',
  'K3',
  'PK10',
  'X115',
  'KENO',
  'SEA',
] as const;
export type FamilyCode = (typeof FAMILY_CODES)[number];

/** Games that are drawn and played alike. */
export type Family = {
  readonly plays: readonly Play[];
  draw(draws: Draws): Result;
  /** Whether something can have been drawn: what operators enter is asked, too. */
  isResult(written: readonly string[]): boolean;
  /** The numbers that a history shows beside a result, and the plays whose winners it shows. */
  figures(result: Result): Readonly<Record<string, number>>;
  readonly shows: readonly string[];
};

/** A share of small numbers, as plays are written down: 27 of 100. */
export type Share = readonly [ways: number | bigint, of: number | bigint];

/** What every play says of itself, however its lines are chosen. */
export type Named = {
  readonly name: string;
  readonly place?: string | number;
  readonly types: readonly PlayType[];
  readonly price?: number;
};

export const TRADITION: readonly PlayType[] = ['TRADITION'];
export const ENTERTAINMENT: readonly PlayType[] = ['ENTERTAINMENT'];

export const nameOf = ({ name, place, types, price = 1 }: Named) => ({
  code: place === undefined ? name : `${name}_${place}`,
  name,
  place: place === undefined ? undefined : String(place),
  types,
  price,
});

export const prizeOf = (chance: Share, pays?: string): Prize => ({
  chance: fraction(...chance),
  pays: pays === undefined ? undefined : decimal(pays),
});

/** Reads odds as people write them: 9.7 is 97/10. */
export function decimal(written: string): Fraction {
  const [whole = '', decimals = ''] = written.split('.');
  return fraction(BigInt(whole + decimals), 10n ** BigInt(decimals.length));
}
