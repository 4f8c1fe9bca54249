import { parseAmount } from '@maneki/kernel/money';
import type { Vip, VipLevel } from './queries.ts';

/** One thing that the next level asks for. */
export type Part = {
  readonly what: 'turnover' | 'deposits' | 'thisMonth';
  readonly done: string;
  readonly needed: string;
  /** Between 0 and 1. */
  readonly share: number;
};

const shareOf = (done: string, needed: string): number => {
  const [part, whole] = [parseAmount(done) ?? 0n, parseAmount(needed) ?? 0n];
  if (whole === 0n || part >= whole) return 1;
  return Number((part * 1_000n) / whole) / 1_000;
};

/** How far it is to the next level; undefined at the top. A level that was lost comes back by a month's play. */
export function vipProgress(
  vip: Vip,
):
  | { readonly next: VipLevel; readonly parts: readonly Part[]; readonly share: number }
  | undefined {
  const next = vip.levels[vip.level + 1];
  if (!next) return undefined;
  const part = (what: Part['what'], done: string, needed: string): Part => ({
    ...{ what, done, needed },
    share: shareOf(done, needed),
  });
  const parts = vip.isReturning
    ? [part('thisMonth', vip.monthTurnover, next.keep)]
    : [part('turnover', vip.turnover, next.turnover), part('deposits', vip.deposits, next.deposit)];
  // The level is as far as what is furthest from it.
  return { next, parts, share: Math.min(...parts.map(({ share }) => share)) };
}
