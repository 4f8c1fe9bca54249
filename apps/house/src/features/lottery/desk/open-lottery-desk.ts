import type { LotteryLimits } from '@maneki/games/lottery/stakes';
import { findLottery, type IssueName, type LotterySetting, setLottery } from '#features/draws';
import { raiseVersion } from '#features/tables';
import type { HouseServices } from '#platform/services';
import { findSettings } from '../run/advance-issues.ts';
import { LOTTERIES } from '../run/lease.ts';
import {
  enterResult,
  type ResettleOutcome,
  type ResultOutcome,
  type ResultWish,
  resettleIssue,
} from './enter-result.ts';
import { type RestrictOutcome, type RestrictWish, restrictNumbers } from './restrict-numbers.ts';
import { type VoidOutcome, voidIssue } from './void-issue.ts';

/** What an operator may do with lotteries. Who may, and what is recorded of it, is the platform's. */
export type LotteryDesk = {
  /** Offers a lottery or takes it away, pauses it or lets it go on; false for what is none. */
  setLottery(
    wish: Pick<LotterySetting, 'gameId'> & Partial<Pick<LotterySetting, 'isOffered' | 'isPaused'>>,
  ): Promise<boolean>;
  /** Answers what they were before; undefined for what is no lottery. */
  setLimits(wish: Pick<LotterySetting, 'gameId' | 'limits'>): Promise<LotteryLimits | undefined>;
  enterResult(wish: ResultWish): Promise<ResultOutcome>;
  resettleIssue(
    wish: ResultWish & { readonly was?: ResultWish['result'] | undefined },
  ): Promise<ResettleOutcome>;
  voidIssue(wish: IssueName & { readonly reason: string }): Promise<VoidOutcome>;
  restrictNumbers(wish: RestrictWish): Promise<RestrictOutcome>;
};

export function openLotteryDesk(
  services: HouseServices,
  { onMoved }: { onMoved(): void },
): LotteryDesk {
  const { database } = services;
  const moved = async <Answer>(answer: Promise<Answer>): Promise<Answer> => {
    const said = await answer;
    onMoved();
    return said;
  };
  return {
    async setLottery(wish) {
      await findSettings(services);
      return moved(
        database.transact(async (tx) => {
          await raiseVersion(tx, LOTTERIES);
          return setLottery(tx, wish);
        }),
      );
    },
    async setLimits(wish) {
      await findSettings(services);
      return database.transact(async (tx) => {
        const setting = await findLottery(tx, wish.gameId);
        if (setting) await setLottery(tx, wish);
        return setting?.limits;
      });
    },
    enterResult: (wish) => moved(enterResult(services, wish)),
    resettleIssue: (wish) => moved(resettleIssue(services, wish)),
    voidIssue: (wish) => moved(voidIssue(services, wish)),
    restrictNumbers: (wish) => moved(restrictNumbers(services, wish)),
  };
}
