import type { DeskRestriction } from '@maneki/contract/house/lottery-desk-views';
import type { RESTRICTION_CHOICES } from '@maneki/contract/lottery/console-schemas';
import { done, refused } from '@maneki/kernel/outcome';
import { type HouseSource, runsAll } from '#features/play';
import { listMerchantCodes } from '#features/site';
import { acted } from '#platform/audit/act';
import type { OperatorCall } from '#platform/calls/call';
import type { Tx } from '#platform/database/database';
import { askLotteries, no } from './ask-lotteries.ts';
import { pageOf } from './page-of.ts';
import { lotterySubjectOf } from './set-lottery.ts';

type Wish = {
  readonly lottery: string;
  readonly fromNo: number;
  readonly play: string;
  readonly numbers: string[];
  readonly rule: (typeof RESTRICTION_CHOICES)[number];
  readonly reason: string;
};

type Restricted = Wish & { readonly before: readonly DeskRestriction[] };

/** What is restricted now or will be, in the order of issues. */
export async function listRestrictions(
  house: HouseSource,
  wish: { readonly lottery: string; readonly cursor?: string | undefined; readonly size: number },
) {
  const { lottery: gameId } = wish;
  const asked = await askLotteries(house, (desk) => desk.listRestrictions({ gameId }));
  if (!asked.ok) return asked;
  const keyOf = ({ fromNo, play, number }: DeskRestriction) => `${fromNo} ${play} ${number}`;
  return done(pageOf(asked.value.restrictions, keyOf, wish));
}

/**
 * Closes numbers from an issue on, has them pay half, or lifts that. The house does it first: it alone knows, at that
 * moment, whether the issue has opened.
 */
export const restrictNumbers = (house: HouseSource) => ({
  async prepare({ operator }: OperatorCall, wish: Wish) {
    if (!runsAll(operator)) return no('lottery.of_all');
    const { lottery: gameId, fromNo, play, numbers, rule } = wish;
    const asked = await askLotteries(house, async (desk) => {
      const { restrictions } = await desk.listRestrictions({ gameId });
      const order = { gameId, fromNo, play, numbers, rule: rule === 'FREE' ? null : rule };
      return { ...(await desk.restrictNumbers(order)), restrictions };
    });
    if (!asked.ok) return asked;
    const { outcome, numbers: unfit, restrictions } = asked.value;
    if (outcome === 'UNKNOWN') return no('lottery.game_unknown');
    if (outcome === 'OPENED') return no('lottery.issue_open');
    if (outcome === 'UNFIT') {
      const detail = { numbers: unfit.slice(0, NAMED_MAX).join(', ') };
      return refused({ code: 'lottery.number_unfit', detail } as const);
    }
    const before = restrictions.filter(
      (each) => each.play === play && numbers.includes(each.number),
    );
    return done<Restricted>({ ...wish, before });
  },
  async act(_: OperatorCall, { lottery, fromNo, play, numbers, rule, before }: Restricted, tx: Tx) {
    return acted(
      {},
      {
        subject: lotterySubjectOf(lottery),
        before: before.map(({ number, rule: was, fromNo: since }) => ({ number, was, since })),
        after: { fromNo, play, numbers, rule },
        merchantCodes: await listMerchantCodes(tx),
      },
    );
  },
});

/** As many as a sentence has room for. */
const NAMED_MAX = 10;
