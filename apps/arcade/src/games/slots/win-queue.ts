import type { SlotModel } from '@maneki/games/slots/model';
import type { Cell, SlotSpin } from '@maneki/games/slots/outcome';
import { winOf } from '@maneki/games/slots/win-of';

/** One prize as it is shown: which places shine, which line is drawn, how much it is. */
export type ShownPrize = {
  readonly cells: readonly Cell[];
  /** Rows by column of the line; null where none is drawn. */
  readonly line: string | null;
  /** Which of the colours it has. */
  readonly hue: number;
  readonly amount: bigint;
};

const SHOWN_MAX = 8;
const ALL_MS = 2_800;
const EACH_MS_MAX = 750;
const EACH_MS_MIN = 260;

/** The prizes of a spin, the largest first; the smallest of very many are only shown together. */
export function queuePrizes(
  spin: SlotSpin,
  { model, stake }: { readonly model: SlotModel; readonly stake: bigint },
): ShownPrize[] {
  const amountOf = (pay: number) => winOf(model, stake, pay * spin.multiplier);
  const prizes: ShownPrize[] = spin.wins.map((win, index) => ({
    cells: win.cells,
    line: win.line === undefined ? null : (model.lines[win.line] ?? null),
    hue: win.line ?? index,
    amount: amountOf(win.pay),
  }));
  if (spin.scatter && spin.scatter.pay > 0) {
    const { cells, pay } = spin.scatter;
    prizes.push({ cells, line: null, hue: 0, amount: amountOf(pay) });
  }
  return prizes
    .toSorted((first, second) => Number(second.amount - first.amount))
    .slice(0, SHOWN_MAX);
}

/** How long each prize stands, so that many prizes do not keep the player waiting. */
export const prizeMs = (count: number): number =>
  Math.max(EACH_MS_MIN, Math.min(EACH_MS_MAX, Math.floor(ALL_MS / Math.max(count, 1))));

/** Every place that had a part in any prize. */
export function winningCells(spin: SlotSpin): Cell[] {
  const cells = new Set(spin.wins.flatMap((win) => win.cells));
  if (spin.scatter && (spin.scatter.pay > 0 || spin.scatter.freeSpins > 0)) {
    for (const cell of spin.scatter.cells) cells.add(cell);
  }
  return [...cells].toSorted((first, second) => first - second);
}

/**
 * Parts a spin whose special symbol filled columns: what was won before that, and what it won then, which
 * is one prize for each line at the end of the list.
 */
export function splitSpecial(
  spin: SlotSpin,
  lines: number,
): { readonly plain: SlotSpin; readonly special: SlotSpin | null } {
  if (!spin.expanded) return { plain: spin, special: null };
  const at = spin.wins.length - lines;
  const wins = spin.wins.slice(at);
  const pay = wins.reduce((sum, win) => sum + win.pay, 0) * spin.multiplier;
  return {
    plain: { ...spin, wins: spin.wins.slice(0, at), pay: spin.pay - pay },
    special: { ...spin, wins, scatter: null, pay },
  };
}
