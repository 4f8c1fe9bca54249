import {
  type RebateGroup,
  type RebateProfile,
  rebateGroupOf,
} from '@maneki/contract/agents/rebate-groups';
import { isPlayCurrency } from '@maneki/kernel/wallet-currency';
import type { MemberTurnover } from '#features/play';
import { shareTurnover } from './share-out.ts';

/** What somebody gets of what somebody, perhaps themselves, played in a group on a day. */
export type Line = {
  readonly memberId: string;
  readonly sourceId: string;
  readonly group: RebateGroup;
  readonly currency: string;
  readonly turnover: bigint;
  readonly rate: number;
  readonly amount: bigint;
};

type Played = {
  readonly memberId: string;
  readonly currency: string;
  readonly group: RebateGroup;
  turnover: bigint;
};

/** What was played, added up by group. Credit to try games with earns nothing. */
function sumByGroup(turnovers: readonly MemberTurnover[]): Played[] {
  const sums = new Map<string, Played>();
  for (const { memberId, currency, category, validTurnover } of turnovers) {
    const group = rebateGroupOf(category);
    if (!group || isPlayCurrency(currency)) continue;
    const key = `${memberId} ${currency} ${group}`;
    const sum = sums.get(key) ?? { memberId, currency, group, turnover: 0n };
    sum.turnover += validTurnover;
    sums.set(key, sum);
  }
  return [...sums.values()];
}

/** Between whom something is shared out. */
export type Shared = {
  /** The uplines of somebody, from the top down. */
  readonly lineOf: (memberId: string) => readonly string[];
  readonly profileOf: (memberId: string) => RebateProfile;
};

/** Everything that follows from what some members played: a line for each who gets, or gives back, something. */
export const linesOf = (
  turnovers: readonly MemberTurnover[],
  { lineOf, profileOf }: Shared,
): Line[] =>
  sumByGroup(turnovers).flatMap(({ memberId: sourceId, group, currency, turnover }) => {
    const upwards = [sourceId, ...lineOf(sourceId).toReversed()];
    const shares = shareTurnover(
      turnover,
      upwards.map((memberId) => profileOf(memberId)[group]),
    );
    return shares.flatMap(({ rate, amount }, place) =>
      amount === 0n
        ? []
        : [{ memberId: upwards[place]!, sourceId, group, currency, turnover, rate, amount }],
    );
  });
