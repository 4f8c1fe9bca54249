import { FAMILIES } from '@maneki/games/lottery/families';
import { LOTTERY_GAMES } from '@maneki/games/lottery/games';
import { planIssues } from '@maneki/house/features/draws/plan-issues';
import { MINUTE_MS } from '@maneki/kernel/clock';
import type { Database } from '@maneki/server/platform/database/database';
import { sql } from 'kysely';
import type { Bench } from './bench.ts';
import { runLoadRound } from './load-round.ts';
import { median } from './median.ts';
import type { Row } from './row.ts';
import type { ServerProcess } from './server-process.ts';
import { seedDraws } from './simulate-draws.ts';

const GAME = 'lottossc1';
/** As many results as a game is remembered with. */
const RESULTS = 200;
const ROUNDS = 5;
const ROUND_SECONDS = 1.5;

/** What is asked for, and how the other side says that it takes it. */
const QUESTIONS = {
  'list of games, for comparison': { path: '/api/catalog/games?gameType=RNG', encoding: 'br' },
  'list of lotteries': { path: '/api/lottery/games', encoding: 'br' },
  'current issues': { path: '/api/lottery/numeros', encoding: 'identity' },
  'history of a lottery': { path: `/api/lottery/history?gameId=${GAME}`, encoding: 'br' },
  'board of the house': { path: '/games/lottery', encoding: 'identity' },
  'results of the house': { path: `/games/lottery/${GAME}/results`, encoding: 'identity' },
} as const;

type What = keyof typeof QUESTIONS;
const WHATS = Object.keys(QUESTIONS) as What[];

/** Lets every lottery that the house draws have had as many results as are remembered. */
export async function addResults(database: Database): Promise<void> {
  const draws = seedDraws(23);
  const now = Date.now();
  const rows = LOTTERY_GAMES.flatMap((game) => {
    if (!('minutes' in game.schedule)) return [];
    const from = new Date(now - (RESULTS + 1) * game.schedule.minutes * MINUTE_MS);
    return planIssues(game, from, { count: RESULTS }).map((issue) => ({
      ...issue,
      result: FAMILIES[game.family].draw(draws),
    }));
  });
  await database.statement((tx) =>
    sql`
      insert into house.issues (game_id, no, issue_no, open_at, close_at, draw_at, void_at, status,
                                result, drawn_at, settled_at, totals, version)
      select i."gameId", i.no, i."issueNo", i."openAt", i."closeAt", i."drawAt", i."voidAt",
             'SETTLED', i.result, i."drawAt", i."drawAt", '[]', 0
        from json_to_recordset(${JSON.stringify(rows)}::json)
          as i("gameId" text, no integer, "issueNo" text, "openAt" timestamptz,
               "closeAt" timestamptz, "drawAt" timestamptz, "voidAt" timestamptz, result jsonb)`.execute(
      tx,
    ),
  );
}

/** What everybody asks of lotteries, as fast as it is answered, in turns with another list that all share. */
export async function measureReads(bench: Bench, product: ServerProcess): Promise<Row[]> {
  const rates = new Map<What, number[]>(WHATS.map((what) => [what, []]));
  // The first round warms everything up.
  for (let round = 0; round <= ROUNDS; round += 1) {
    bench.tell(`lists, issues and results of lotteries, round ${round} of ${ROUNDS}`);
    for (const what of WHATS) {
      const { path, encoding } = QUESTIONS[what];
      const { requestsPerSecond } = await runLoadRound(product, {
        path,
        seconds: ROUND_SECONDS,
        headers: { 'accept-encoding': encoding },
        isFromManyAddresses: true,
      });
      if (round > 0) rates.get(what)!.push(requestsPerSecond);
    }
  }
  return WHATS.map((what) => ({
    what: `  ${what}, from memory`,
    value: median(rates.get(what)!),
    unit: 'a second',
    digits: 0,
  }));
}
