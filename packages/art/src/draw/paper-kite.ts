import { linear, type Sheet } from './sheet.ts';

export type KiteTones = {
  readonly left: readonly string[];
  readonly right: readonly string[];
  readonly line: string;
  readonly tail: string;
};

/** A paper kite with its tail, about 60 by 92, its nose at the top. */
export function paperKite(sheet: Sheet, { left, right, line, tail }: KiteTones): string {
  return `<path d="M0 30C10 40 -12 46 -2 56C8 64 -8 68 -2 78" fill="none" stroke="${tail}" stroke-width="2.6"
      stroke-linecap="round"/>
    <path d="M-8 44L2 47L-6 51ZM4 60L-6 62L3 67Z" fill="${tail}"/>
    <path d="M0 -44L-30 -8L0 34Z" fill="${linear(sheet, left, [1, 0, 0, 1])}"/>
    <path d="M0 -44L30 -8L0 34Z" fill="${linear(sheet, right, [0, 0, 1, 1])}"/>
    <path d="M0 -44V34M-30 -8H30" stroke="${line}" stroke-width="1.8" opacity=".55"/>
    <path d="M0 -44L-30 -8L0 34L30 -8Z" fill="none" stroke="${line}" stroke-width="3"
      stroke-linejoin="round"/>
    <path d="M-4 -34L-22 -11" stroke="#fff" stroke-width="2.4" stroke-linecap="round" opacity=".7"/>`;
}
