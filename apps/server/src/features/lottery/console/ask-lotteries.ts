import type { HouseDesk } from '@maneki/contract/house/desk';
import type { LotteryRefusal } from '@maneki/contract/lottery/refusals';
import { type Outcome, refused } from '@maneki/kernel/outcome';
import { askDesk, type HouseSource } from '#features/play';

type Code = Exclude<LotteryRefusal['code'], 'lottery.number_unfit'>;
type Refused<Named extends Code> = {
  readonly code: Named;
  readonly detail: Record<never, never>;
};

/** A no that has nothing to add. */
export const no = <Named extends Code>(code: Named) =>
  refused<Refused<Named>>({ code, detail: {} });

/** Asks whoever draws; a house that does not answer is no failure of ours. */
export async function askLotteries<Answer>(
  house: HouseSource,
  ask: (desk: HouseDesk) => Promise<Answer>,
): Promise<Outcome<Answer, Refused<'lottery.unreachable'>>> {
  const asked = await askDesk(house, ask);
  return asked.ok ? asked : no('lottery.unreachable');
}
