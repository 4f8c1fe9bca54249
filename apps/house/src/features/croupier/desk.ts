import type { DeskBet, DeskRound, HouseDesk } from '@maneki/contract/house/desk';
import type { lotteryDeskCalls } from '@maneki/contract/house/lottery-desk';
import type { TableGame } from '@maneki/games/tables/table-games';
import { writeAmount } from '@maneki/kernel/money';
import { listBets, type Round } from '#features/rounds';
import {
  findTableRound,
  listTableRounds,
  revealShoes,
  setPaused,
  type TableRound,
  tableGameOf,
} from '#features/tables';
import type { HouseServices } from '#platform/services';
import { describeTables } from './describe-tables.ts';
import { totalsOf } from './view-table.ts';
import { voidByDesk } from './void-by-desk.ts';

/** What an operator may do with tables. Who may, and what is recorded of it, is the platform's matter. */
export const openDesk = (
  services: HouseServices,
  { onMoved }: { onMoved(): void },
): Omit<HouseDesk, 'proveRound' | keyof typeof lotteryDeskCalls> => ({
  async listTables() {
    return { tables: await describeTables(services) };
  },
  async listRounds(wish) {
    const rounds = await services.database.statement((tx) => listTableRounds(tx, wish));
    const game = tableGameOf(services, wish.gameId);
    return { rounds: rounds.map((round) => describeRound(game, round)) };
  },
  async findRound(name) {
    const { database, sealer } = services;
    return database.transact(async (tx) => {
      const round = await findTableRound(tx, name);
      if (!round) return { found: null };
      const shoes = await revealShoes(tx, { sealer }, { ...name, nos: [round.shoeNo] });
      const bets = await listBets(tx, name);
      const proof = shoes.get(round.shoeNo) ?? { commitment: '', serverSeed: null };
      const game = tableGameOf(services, name.gameId);
      return {
        found: {
          round: describeRound(game, round),
          proof,
          bets: bets.map((bet) => describeBet(game, bet)),
        },
      };
    });
  },
  async pause(wish) {
    const table = await services.database.statement((tx) => setPaused(tx, wish));
    onMoved();
    return { isKnown: table !== undefined };
  },
  voidRound: (wish) => voidByDesk(services, wish, onMoved),
});

/** Spots as the rules name them, which a database does not remember. */
function inOrder<Value>(game: TableGame | undefined, bySpot: Readonly<Record<string, Value>>) {
  const spots = game?.rules.spots ?? Object.keys(bySpot);
  return Object.fromEntries(
    spots.flatMap((spot) => (spot in bySpot ? [[spot, bySpot[spot]!]] : [])),
  );
}

const describeRound = (game: TableGame | undefined, round: TableRound): DeskRound => ({
  roundNo: round.no,
  status: round.status,
  openedAt: round.openedAt.toISOString(),
  settledAt: round.settledAt?.toISOString() ?? null,
  players: round.players,
  totals: inOrder(game, totalsOf(round)),
  outcome: round.outcome,
  result: round.outcome && (game?.rules.resultOf(round.outcome) ?? null),
  reason: round.reason,
  shoeNo: round.shoeNo,
  place: round.place,
});

const describeBet = (game: TableGame | undefined, bet: Round): DeskBet => ({
  roundId: bet.id,
  playerId: bet.playerId,
  merchant: bet.merchant,
  currency: bet.currency,
  stakes: inOrder(game, (bet.bet?.stakes ?? {}) as Record<string, string>),
  stake: writeAmount(bet.stake),
  win: writeAmount(bet.win),
  status: bet.status,
  placedAt: bet.placedAt.toISOString(),
});
