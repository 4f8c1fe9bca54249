import {
  hasSeries,
  isLottery,
  type LotteryTerms,
  type PersonalSeries,
} from '@maneki/contract/play/lottery';
import type { Answer } from '../answer.ts';
import type { SessionFacts } from '../sessions/session-facts.ts';
import type { RoundServices } from './round-services.ts';

/**
 * Why a bet cannot be paid by the prizes that it names. Both answers stay: what its session was told never changes. A
 * game that nobody knows is refused by the statement.
 */
export async function findLotteryMisfit(
  { findCategory }: Pick<RoundServices, 'findCategory'>,
  { vendorCode, series, prizeModes }: Pick<SessionFacts, 'vendorCode' | 'series' | 'prizeModes'>,
  { gameId, lottery }: { readonly gameId: string; readonly lottery?: LotteryTerms | undefined },
): Promise<Answer | undefined> {
  if (!lottery) return undefined;
  const category = await findCategory({ vendorCode, gameId });
  if (category && !isLottery(category)) return { status: 'BAD_REQUEST', field: 'lottery' };
  if (prizeModes && !prizeModes.includes(lottery.mode)) return { status: 'PRIZE_MODE_OFF' };
  return isAbove(lottery, series) ? { status: 'SERIES_TOO_HIGH' } : undefined;
}

/** Whoever was told no series may choose none. */
const isAbove = ({ group, series: chosen }: LotteryTerms, own: PersonalSeries): boolean =>
  chosen !== undefined && !(hasSeries(group) && chosen <= (own[group] ?? 0));
