import type { Draws } from '../fair/draws.ts';
import { findCells } from './find-cells.ts';
import type { SlotRules } from './model.ts';
import type { SlotOutcome, SlotSpin, WildMultiplier } from './outcome.ts';
import { playHold } from './play-hold.ts';
import { listLineWins } from './play-lines.ts';
import { findScatterWin } from './play-scatter.ts';
import { findSpecialWins } from './play-special.ts';
import { listWayWins } from './play-ways.ts';
import { drawStops, readWindow } from './turn-reels.ts';

/** So that no round goes on for ever; what it takes from the return is far below its last digit. */
export const FREE_SPINS_MAX = 120;

/** A whole round: the paid spin, the coins that it holds, and its free spins in the same stream. */
export function playRound(rules: SlotRules, draws: Draws): SlotOutcome {
  const paid = playSpin(rules, draws, { isFree: false, specialSymbol: null });
  const hold = rules.hold && playHold(rules.hold, { window: paid.window, draws });
  const { specialSymbols } = rules;
  const specialSymbol =
    paid.scatter?.freeSpins && specialSymbols.length > 0
      ? specialSymbols[draws.below(specialSymbols.length)]!
      : null;
  const spins = addFreeSpins(paid, () => playSpin(rules, draws, { isFree: true, specialSymbol }));
  const pay = spins.reduce((total, spin) => total + spin.pay, hold?.pay ?? 0);
  return { spins, specialSymbol, hold, pay };
}

/** Free spins may add more of themselves, up to the limit of a round. */
export function addFreeSpins(paid: SlotSpin, playFree: () => SlotSpin): SlotSpin[] {
  const spins: SlotSpin[] = [];
  let granted = 0;
  do {
    const spin = spins.length === 0 ? paid : playFree();
    const capped = capFreeSpins(spin, FREE_SPINS_MAX - granted);
    granted += capped.scatter?.freeSpins ?? 0;
    spins.push(capped);
  } while (spins.length <= granted);
  return spins;
}

function capFreeSpins(spin: SlotSpin, left: number): SlotSpin {
  if (spin.scatter === null || spin.scatter.freeSpins <= left) return spin;
  return { ...spin, scatter: { ...spin.scatter, freeSpins: left } };
}

type Turn = { readonly isFree: boolean; readonly specialSymbol: string | null };

function playSpin(rules: SlotRules, draws: Draws, { isFree, specialSymbol }: Turn): SlotSpin {
  const stops = drawStops(rules, draws);
  const window = readWindow(rules, stops);
  const wildMultipliers = drawWildMultipliers(rules, { window, isFree, draws });
  const special =
    specialSymbol === null ? null : findSpecialWins(rules, { window, symbol: specialSymbol });
  const wins = [
    ...(rules.lines.length > 0
      ? listLineWins(rules, window, asMap(wildMultipliers))
      : listWayWins(rules, window)),
    ...(special?.wins ?? []),
  ];
  const scatter = findScatterWin(rules, window);
  const multiplier = isFree ? rules.freeSpinMultiplier : 1;
  const plain = wins.reduce((total, win) => total + win.pay, scatter?.pay ?? 0);
  return {
    stops,
    window,
    wins,
    scatter,
    multiplier,
    ...(wildMultipliers && { wildMultipliers }),
    expanded: special?.expanded ?? null,
    pay: plain * multiplier,
  };
}

const asMap = (multipliers: readonly WildMultiplier[] | null) =>
  multipliers ? new Map(multipliers.map(({ cell, multiplier }) => [cell, multiplier])) : undefined;

/** One draw for each wild that shows, in the order of the places, after the stops. */
function drawWildMultipliers(
  { wild, wildMultipliers }: SlotRules,
  turn: { readonly window: readonly string[]; readonly isFree: boolean; readonly draws: Draws },
): WildMultiplier[] | null {
  if (wildMultipliers === null || wild === null) return null;
  const choices = turn.isFree ? wildMultipliers.free : wildMultipliers.paid;
  return findCells(turn.window, wild).map((cell) => ({
    cell,
    multiplier: choices[turn.draws.below(choices.length)]!,
  }));
}
