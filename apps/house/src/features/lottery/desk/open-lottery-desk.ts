import { findLotteryGame, LOTTERY_GAMES } from '@maneki/games/lottery/games';
import {
  addDayOff,
  findIssueNamed,
  type IssueName,
  type LotterySetting,
  listDaysOff,
  listRestrictions,
  type Restriction,
  removeDayOff,
  setLottery,
} from '#features/draws';
import { raiseVersion } from '#features/tables';
import type { HouseServices } from '#platform/services';
import { findSettings } from '../run/advance-issues.ts';
import { LOTTERIES } from '../run/lease.ts';
import {
  type DeskIssue,
  describeIssues,
  type FoundIssue,
  findDeskIssue,
} from './describe-issues.ts';
import {
  enterResult,
  type ResettleOutcome,
  type ResultOutcome,
  type ResultWish,
  resettleIssue,
} from './enter-result.ts';
import { type RestrictOutcome, type RestrictWish, restrictNumbers } from './restrict-numbers.ts';
import { type VoidOutcome, voidIssue } from './void-issue.ts';

export type DeskLottery = LotterySetting & {
  readonly code: string;
  readonly family: string;
  readonly name: string;
  readonly drawSource: 'HOUSE' | 'OFFICIAL';
};

export type DayOff = { readonly gameId: string; readonly day: string };

/** What an operator may see of lotteries and do with them. Who may, and what is recorded of it, is the platform's. */
export type LotteryDesk = {
  listLotteries(): Promise<DeskLottery[]>;
  /** Offers a lottery or takes it away, pauses it or lets it go on; false for what is none. */
  setLottery(
    wish: Pick<LotterySetting, 'gameId'> & Partial<Omit<LotterySetting, 'gameId'>>,
  ): Promise<boolean>;
  listIssues(wanted: {
    readonly gameId: string;
    readonly before?: number | undefined;
    readonly limit: number;
  }): Promise<DeskIssue[]>;
  findIssue(name: IssueName): Promise<FoundIssue | undefined>;
  enterResult(wish: ResultWish): Promise<ResultOutcome>;
  resettleIssue(
    wish: ResultWish & { readonly was?: ResultWish['result'] | undefined },
  ): Promise<ResettleOutcome>;
  voidIssue(wish: IssueName & { readonly reason: string }): Promise<VoidOutcome>;
  restrictNumbers(wish: RestrictWish): Promise<RestrictOutcome>;
  /** What is said of numbers for an issue and later ones. */
  listRestrictions(from: IssueName): Promise<Restriction[]>;
  listDaysOff(): Promise<DayOff[]>;
  /** Nothing is drawn on a day; an issue of it that stands already is given back. False for a game without days. */
  addDayOff(wish: DayOff): Promise<boolean>;
  removeDayOff(wish: DayOff): Promise<void>;
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
  const changed = <Answer>(change: (tx: Parameters<typeof listDaysOff>[0]) => Promise<Answer>) =>
    moved(
      database.transact(async (tx) => {
        await raiseVersion(tx, LOTTERIES);
        return change(tx);
      }),
    );
  return {
    async listLotteries() {
      const settings = await findSettings(services);
      return LOTTERY_GAMES.flatMap(({ gameId, code, family, name, drawSource }) => {
        const setting = settings.get(gameId);
        return setting ? [{ ...setting, code, family, name, drawSource }] : [];
      });
    },
    async setLottery(wish) {
      await findSettings(services);
      return changed((tx) => setLottery(tx, wish));
    },
    listIssues: (wanted) => describeIssues(services, wanted),
    findIssue: (name) => findDeskIssue(services, name),
    enterResult: (wish) => moved(enterResult(services, wish)),
    resettleIssue: (wish) => moved(resettleIssue(services, wish)),
    voidIssue: (wish) => moved(voidIssue(services, wish)),
    restrictNumbers: (wish) => moved(restrictNumbers(services, wish)),
    listRestrictions: (from) =>
      database.statement((tx) => listRestrictions(tx, { ...from, andLater: true })),
    listDaysOff: () => database.statement(listDaysOff),
    async addDayOff(wish) {
      const game = findLotteryGame(wish.gameId);
      if (!game || 'minutes' in game.schedule) return false;
      await changed((tx) => addDayOff(tx, wish));
      const named = { gameId: wish.gameId, issueNo: wish.day };
      const issue = await database.statement((tx) => findIssueNamed(tx, named));
      if (issue) await moved(voidIssue(services, { ...issue, reason: 'DAY_OFF' }));
      return true;
    },
    removeDayOff: (wish) => changed((tx) => removeDayOff(tx, wish)),
  };
}
