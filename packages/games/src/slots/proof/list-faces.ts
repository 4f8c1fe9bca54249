import type { SlotRules } from '../model.ts';
import { readColumn } from '../turn-reels.ts';

/** One way in which a column may show, and how often it does in a cycle. */
export type Face = {
  /** Symbols from top to bottom, as their places in the model's list. */
  readonly symbols: readonly number[];
  /** What each place multiplies a win through it by. */
  readonly multipliers: readonly number[];
  readonly weight: number;
  readonly mark: number;
};

/** What the proof must know of a window beside its prizes. Marks of columns are added. */
const SPECIAL_MARK = 64;

/** How many scatters or coins a mark counts. */
export const shownIn = (mark: number): number => mark % SPECIAL_MARK;

/** In how many columns a mark saw the special symbol. */
export const specialsIn = (mark: number): number => Math.floor(mark / SPECIAL_MARK);

export type Look = { readonly isFree: boolean; readonly special: string | null };

export function listFaces(rules: SlotRules, look: Look): Face[][] {
  const choices = look.isFree ? rules.wildMultipliers?.free : rules.wildMultipliers?.paid;
  return rules.strips.map((strip) => {
    const columns = [...strip].map((_, stop) => readColumn(strip, { stop, rows: rules.rows }));
    const wildsMax = Math.max(...columns.map((column) => countWilds(rules, column)));
    return columns.flatMap((column) => {
      const sets = listMultipliers(rules, { column, choices: choices ?? [1] });
      // Every stop comes equally often, also those that show fewer wilds and so have fewer sets.
      const weight = (choices?.length ?? 1) ** (wildsMax - countWilds(rules, column));
      const symbols = [...column].map((symbol) => rules.symbols.indexOf(symbol));
      const mark = markOf(rules, { column, special: look.special });
      return sets.map((multipliers) => ({ symbols, multipliers, weight, mark }));
    });
  });
}

/** For each column the marks of it and all that follow, and in how many ways they come. */
export function listTails(faces: readonly (readonly Face[])[]): ReadonlyMap<number, number>[] {
  const tails: Map<number, number>[] = [new Map([[0, 1]])];
  for (const column of faces.toReversed()) {
    const next = new Map<number, number>();
    for (const { mark, weight } of column)
      for (const [rest, times] of tails[0]!) {
        const marks = mark + rest;
        next.set(marks, (next.get(marks) ?? 0) + weight * times);
      }
    tails.unshift(next);
  }
  return tails;
}

const countWilds = ({ wild }: SlotRules, column: string): number =>
  wild === null ? 0 : column.split(wild).length - 1;

function listMultipliers(
  { wild }: SlotRules,
  { column, choices }: { readonly column: string; readonly choices: readonly number[] },
): number[][] {
  return [...column].reduce<number[][]>(
    (sets, symbol) =>
      sets.flatMap((set) => (symbol === wild ? choices : [1]).map((choice) => [...set, choice])),
    [[]],
  );
}

function markOf(
  { scatter, hold }: SlotRules,
  { column, special }: { readonly column: string; readonly special: string | null },
): number {
  const counted = scatter?.symbol ?? hold?.symbol;
  const shown = counted === undefined ? 0 : column.split(counted).length - 1;
  return shown + (special !== null && column.includes(special) ? SPECIAL_MARK : 0);
}
