import type { Draws } from '../fair/draws.ts';
import { findCells } from './find-cells.ts';
import type { HoldRule } from './model.ts';
import type { Cell, HeldCoin, HoldFeature } from './outcome.ts';

/**
 * Coins keep their places, and each receives a value in the order of the places. Then every empty place
 * draws in the same order whether it shows a coin, and a new coin draws its value at once.
 */
export function playHold(
  rule: HoldRule,
  { window, draws }: { readonly window: readonly string[]; readonly draws: Draws },
): HoldFeature | null {
  const cells = findCells(window, rule.symbol);
  if (cells.length < rule.coinsMin) return null;
  const held = cells.map((cell) => ({ cell, pay: drawValue(rule, draws) }));
  const taken = new Set<Cell>(cells);
  const places = window.join('').length;
  const turns: HeldCoin[][] = [];
  let turnsLeft = rule.turns;
  while (turnsLeft > 0 && taken.size < places) {
    const fresh = turnOnce(rule, { places, taken, draws });
    turns.push(fresh);
    for (const { cell } of fresh) taken.add(cell);
    turnsLeft = fresh.length > 0 ? rule.turns : turnsLeft - 1;
  }
  const full = taken.size === places;
  const fullPay = full ? rule.fullPay : 0;
  const pay = [...held, ...turns.flat()].reduce((total, coin) => total + coin.pay, fullPay);
  return { held, turns, full, fullPay, pay };
}

function turnOnce(
  rule: HoldRule,
  board: { readonly places: number; readonly taken: ReadonlySet<Cell>; readonly draws: Draws },
): HeldCoin[] {
  const fresh: HeldCoin[] = [];
  for (let cell = 0; cell < board.places; cell += 1) {
    if (board.taken.has(cell)) continue;
    const hasCoin = board.draws.below(rule.chance.denominator) < rule.chance.numerator;
    if (hasCoin) fresh.push({ cell, pay: drawValue(rule, board.draws) });
  }
  return fresh;
}

function drawValue({ values }: HoldRule, draws: Draws): number {
  let left = draws.below(values.reduce((total, { weight }) => total + weight, 0));
  for (const { pay, weight } of values) {
    if (left < weight) return pay;
    left -= weight;
  }
  throw new RangeError('a draw below the sum of all weights falls upon one of them');
}
