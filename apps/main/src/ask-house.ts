import type { DrawnIssue, LotteryBoard } from '@maneki/contract/house/lottery';
import type { Jackpot, ShownTable } from '@maneki/contract/play/schemas';
import type { House } from '@maneki/house/create-house';
import { SECOND_MS, systemClock } from '@maneki/kernel/clock';
import type { ServiceOptions } from '@maneki/server/services';
import type { Config } from './config.ts';
import { GAMES_PATH } from './prepare-house.ts';

/** What the platform asks of whoever runs games, beside what operators do. */
export type Asked = Required<
  Pick<ServiceOptions, 'readJackpots' | 'readTables' | 'readLotteries' | 'readLotteryResults'>
>;

/** What everybody may know of the house, whether it runs in this very process, in one of its own, or not at all. */
export const askHouse = (
  { HOUSE_URL: houseUrl }: Pick<Config, 'HOUSE_URL'>,
  findHouse: () => House | undefined,
): Asked => ({
  async readJackpots(merchantCode, of) {
    const house = findHouse();
    if (house) return house.readJackpots(merchantCode, of);
    return houseUrl ? fetchJackpots(houseUrl, merchantCode, of) : [];
  },
  async readTables() {
    const house = findHouse();
    if (!house && houseUrl) return fetchTables(houseUrl);
    return { tables: (await house?.readTables()) ?? [], now: systemClock.now().getTime() };
  },
  async readLotteries() {
    const house = findHouse();
    if (house) return house.readLotteries();
    if (houseUrl) return ask<LotteryBoard>(houseUrl, '/lottery');
    return { now: systemClock.now().getTime(), games: [] };
  },
  async readLotteryResults(gameId) {
    const house = findHouse();
    if (house) return (await house.readLotteryResults(gameId)) ?? [];
    return houseUrl ? fetchResults(houseUrl, gameId) : [];
  },
});

async function fetchJackpots(
  houseUrl: string,
  merchantCode: string,
  { isDemo }: { readonly isDemo: boolean },
): Promise<Jackpot[]> {
  const vault = `${encodeURIComponent(merchantCode)}${isDemo ? '.DEMO' : ''}`;
  const { pools } = await ask<{ pools: Jackpot[] }>(houseUrl, `/jackpots/${vault}`);
  return pools;
}

const fetchTables = (houseUrl: string) =>
  ask<{ now: number; tables: ShownTable[] }>(houseUrl, '/tables');

async function fetchResults(houseUrl: string, gameId: string): Promise<readonly DrawnIssue[]> {
  const path = `/lottery/${encodeURIComponent(gameId)}/results`;
  return (await ask<{ results: DrawnIssue[] }>(houseUrl, path)).results;
}

/** Pages wait for the answer. */
const WITHIN_MS = 2 * SECOND_MS;

async function ask<Reply>(houseUrl: string, path: string): Promise<Reply> {
  const url = new URL(`${GAMES_PATH}${path}`, houseUrl);
  const reply = await fetch(url, { signal: AbortSignal.timeout(WITHIN_MS) });
  if (!reply.ok) throw new Error(`the house answered ${reply.status}`);
  return (await reply.json()) as Reply;
}
