import type { DeskWish } from '@maneki/contract/house/desk';
import { done } from '@maneki/kernel/outcome';
import { type HouseSource, runsAll } from '#features/play';
import { listMerchantCodes } from '#features/site';
import { acted } from '#platform/audit/act';
import type { OperatorCall } from '#platform/calls/call';
import type { Tx } from '#platform/database/database';
import { askLotteries, no } from './ask-lotteries.ts';
import { lotterySubjectOf } from './set-lottery.ts';

type Limits = DeskWish<'setLotteryLimits'>['limits'];
type Wish = Limits & { readonly lottery: string; readonly reason: string };
type Set = { readonly lottery: string; readonly was: Limits; readonly limits: Limits };

/**
 * Says what a lottery may cost. The house does it first, outside of any transaction, and the trail tells it afterwards:
 * it moves no money, and asked again it changes nothing.
 */
export const setLimits = (house: HouseSource) => ({
  async prepare({ operator }: OperatorCall, { lottery, reason: _, ...limits }: Wish) {
    if (!runsAll(operator)) return no('lottery.of_all');
    const asked = await askLotteries(house, (desk) =>
      desk.setLotteryLimits({ gameId: lottery, limits }),
    );
    if (!asked.ok) return asked;
    const { was } = asked.value;
    return was ? done<Set>({ lottery, was, limits }) : no('lottery.game_unknown');
  },
  async act(_: OperatorCall, { lottery, was, limits }: Set, tx: Tx) {
    const merchantCodes = await listMerchantCodes(tx);
    const subject = lotterySubjectOf(lottery);
    return acted({}, { subject, before: was, after: limits, merchantCodes });
  },
});
