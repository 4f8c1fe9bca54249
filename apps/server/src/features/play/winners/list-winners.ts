import { listedUnder } from '@maneki/contract/catalog/categories';
import { WINNER_BOARD_LIMIT } from '@maneki/contract/constants';
import type { Language } from '@maneki/contract/language';
import type { Winner } from '@maneki/contract/play/schemas';
import type { Category } from '@maneki/contract/play/tickets';
import { type Clock, DAY_MS, SECOND_MS } from '@maneki/kernel/clock';
import { writeAmount } from '@maneki/kernel/money';
import { moneyOf } from '@maneki/kernel/wallet-currency';
import { listNames, type Names, nameIn } from '#features/catalog';
import { listUsernames } from '#features/identity';
import type { MerchantDirectory } from '#features/site';
import type { Database } from '#platform/database/database';
import { keepBriefly } from '#platform/memory/keep-briefly';
import * as store from './store.ts';
import { maskName } from './win.ts';

/** The board goes back a day, and a week where a day has little to show. */
const BOARD_DAYS = 1;
export const BOARD_DAYS_MAX = 7;
const ROWS_ENOUGH = 6;
const ROWS_PER_MEMBER = 2;

/** The board is the same for everybody, so it is read once for all who look at about the same time. */
const KEPT_MS = 5 * SECOND_MS;

export type WinnerServices = {
  readonly database: Database;
  readonly clock: Clock;
  readonly merchants: Pick<MerchantDirectory, 'isAnyMarketReal'>;
};

export type WinnerBoard = (asked: {
  readonly merchantCode: string;
  readonly language: Language;
  readonly gameCategory: Category | 'ALL';
  readonly limitNum: number;
}) => Promise<Winner[]>;

/** Large wins of a merchant's members, the latest first, without telling whose they are. */
export function createWinnerBoard(services: WinnerServices): WinnerBoard {
  const find = keepBriefly({
    clock: services.clock,
    forMs: KEPT_MS,
    read: (key, now) => {
      const [category, merchantCode] = JSON.parse(key) as [Category | 'ALL', string];
      return readBoard(services, { category, merchantCode, now });
    },
  });
  return async ({ merchantCode, language, gameCategory, limitNum }) => {
    const rows = await find(JSON.stringify([gameCategory, merchantCode]));
    return rows.slice(0, limitNum).map(({ customerName, gameNames, winAmount, ...row }) => ({
      ...row,
      vo: { customerName, gameName: nameIn(gameNames, language), winAmount },
    }));
  };
}

type Row = Omit<Winner, 'vo'> & Omit<Winner['vo'], 'gameName'> & { readonly gameNames: Names };

async function readBoard(
  { database, merchants }: WinnerServices,
  asked: {
    readonly category: Category | 'ALL';
    readonly merchantCode: string;
    readonly now: Date;
  },
): Promise<Row[]> {
  const { category, merchantCode, now } = asked;
  const demo = !merchants.isAnyMarketReal();
  const listSince = (days: number) =>
    database.statement((tx) =>
      store.listWins(tx, {
        merchantCode,
        categories: category === 'ALL' ? undefined : listedUnder(category),
        since: new Date(now.getTime() - days * DAY_MS),
        perMember: ROWS_PER_MEMBER,
        limit: WINNER_BOARD_LIMIT,
        // What was won in a demonstration is nobody's luck where money is real.
        isMoneyOnly: !demo,
      }),
    );
  const latest = await listSince(BOARD_DAYS);
  const wins = latest.length < ROWS_ENOUGH ? await listSince(BOARD_DAYS_MAX) : latest;
  const names = await database.statement((tx) => listNames(tx, wins, merchantCode));
  const members = [...new Set(wins.map(({ memberId }) => memberId))];
  const usernames = await database.statement((tx) => listUsernames(tx, members));
  return wins.map((win) => ({
    customerName: maskName(usernames.get(win.memberId) ?? ''),
    gameNames: names.find(win).game ?? { EN: win.gameId },
    winAmount: writeAmount(win.payout),
    currency: moneyOf(win.currency),
    vendor: win.vendorCode,
    gameId: win.gameId,
    nodeId: names.find(win).nodeId ?? null,
    category: win.category,
    settledAt: win.settledAt.toISOString(),
    demo,
  }));
}
