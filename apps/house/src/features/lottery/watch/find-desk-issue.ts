import type { DeskAnswer, DeskWish } from '@maneki/contract/house/desk';
import {
  DESK_LOADS_MAX,
  DESK_SELECTION_MAX,
  DESK_TICKETS_MAX,
  type DeskSlip,
} from '@maneki/contract/house/lottery-desk-views';
import { FAMILIES } from '@maneki/games/lottery/families';
import { findLotteryGame, type LotteryGame } from '@maneki/games/lottery/games';
import { SHIPPED_LIMITS } from '@maneki/games/lottery/stakes';
import { writeAmount } from '@maneki/kernel/money';
import {
  type Book,
  findIssue,
  findLottery,
  type IssueName,
  listHeaviestByPlay,
  listLoads,
  listRestrictions,
  revealDraws,
} from '#features/draws';
import { listSlipsOn, type Round, slipOf, sumPlays } from '#features/rounds';
import type { Tx } from '#platform/database';
import type { HouseServices } from '#platform/services';
import { lotteryNames } from '../lottery-names.ts';
import { writeLimits } from './describe-lotteries.ts';
import { describeIssues } from './list-desk-issues.ts';
import { countOf, inUnits } from './sums.ts';

/** One issue with all that is known of it, and a page of its slips. */
export async function findDeskIssue(
  { database, sealer }: HouseServices,
  { gameId, no, after, limit }: DeskWish<'findIssue'>,
): Promise<DeskAnswer<'findIssue'>> {
  const game = findLotteryGame(gameId);
  if (!game) return { found: null };
  const name = { gameId, no };
  return database.transact(async (tx) => {
    const issue = await findIssue(tx, name);
    if (!issue) return { found: null };
    const [described] = await describeIssues(tx, game, [issue]);
    const { commitment } = issue;
    const told = await revealDraws(tx, { sealer }, commitment === null ? [] : [commitment]);
    const serverSeed = commitment === null ? null : (told.get(commitment) ?? null);
    const setting = await findLottery(tx, gameId);
    const book: Book = described!.isDemo ? 'DEMO' : 'MONEY';
    const loads = await listLoads(tx, { ...name, book, limit: DESK_LOADS_MAX });
    const slips = await listSlipsOn(tx, { ...name, after, limit });
    return {
      found: {
        issue: described!,
        names: lotteryNames(game),
        family: game.family,
        plays: await describePlays(tx, game, { ...name, book }),
        loads: loads.map(({ play, line: number, load }) => ({
          ...{ play, number },
          load: writeAmount(load),
        })),
        loadMax: writeLimits(setting?.limits ?? SHIPPED_LIMITS).loadMax,
        restrictions: (await listRestrictions(tx, name)).map(({ play, number, rule }) => ({
          ...{ play, number, rule },
        })),
        proof: { commitment, serverSeed },
        slips: slips.map(describeSlip),
      },
    };
  });
}

async function describePlays(
  tx: Tx,
  { family }: LotteryGame,
  name: IssueName & { readonly book: Book },
) {
  const heaviest = new Map((await listHeaviestByPlay(tx, name)).map((row) => [row.play, row.load]));
  const byPlay = Map.groupBy(await sumPlays(tx, name), ({ play }) => play);
  const order = new Map(FAMILIES[family].plays.map(({ code }, place) => [code, place]));
  return [...byPlay]
    .map(([play, sums]) => ({
      play,
      tickets: countOf(sums, ({ tickets }) => tickets),
      staked: inUnits(sums, name.book, ({ stake }) => stake),
      paid: inUnits(sums, name.book, ({ win }) => win),
      heaviest: writeAmount(heaviest.get(play) ?? 0n),
    }))
    .toSorted((one, other) => (order.get(one.play) ?? 0) - (order.get(other.play) ?? 0));
}

/** Of a slip the first tickets are told, and of each as much of its selection as somebody reads. */
function describeSlip(round: Round): DeskSlip {
  const { tickets, playType, prizeMode, series, chaseId } = slipOf(round);
  const payouts = (round.outcome?.payouts ?? []) as readonly string[];
  return {
    roundId: round.id,
    playerId: round.playerId,
    merchant: round.merchant,
    currency: round.currency,
    ...{ playType, prizeMode },
    series: series ?? null,
    isChase: chaseId !== undefined,
    tickets: tickets
      .slice(0, DESK_TICKETS_MAX)
      .map(({ play, selection, units, multiplier, stake }, place) => ({
        ...{ play, units, stake },
        selection: selection.slice(0, DESK_SELECTION_MAX),
        ...(multiplier === undefined ? {} : { multiplier }),
        win: payouts[place] ?? null,
      })),
    ticketCount: tickets.length,
    stake: writeAmount(round.stake),
    win: writeAmount(round.win),
    status: round.status,
    placedAt: round.placedAt.toISOString(),
  };
}
