import { writeAmount } from '@maneki/kernel/money';
import { listBets } from '#features/rounds';
import {
  findTableRound,
  listTableRounds,
  revealShoes,
  setPaused,
  type TableRound,
} from '#features/tables';
import type { HouseServices } from '#platform/services';
import { describeTables } from './describe-tables.ts';
import { totalsOf } from './view-table.ts';
import { type VoidWish, voidByDesk } from './void-by-desk.ts';

export type DeskRound = {
  readonly roundNo: number;
  readonly status: string;
  readonly openedAt: string;
  readonly settledAt: string | null;
  readonly players: number;
  readonly totals: Readonly<Record<string, { units: number; bets: number }>>;
  readonly outcome: Readonly<Record<string, unknown>> | null;
  readonly reason: string | null;
  readonly shoeNo: number;
  readonly place: number;
};

export type DeskBet = {
  readonly roundId: string;
  readonly playerId: string;
  readonly merchant: string;
  readonly currency: string;
  readonly stakes: Readonly<Record<string, string>>;
  readonly stake: string;
  readonly win: string;
  readonly status: string;
  readonly placedAt: string;
};

const describeRound = (round: TableRound): DeskRound => ({
  roundNo: round.no,
  status: round.status,
  openedAt: round.openedAt.toISOString(),
  settledAt: round.settledAt?.toISOString() ?? null,
  players: round.players,
  totals: totalsOf(round),
  outcome: round.outcome,
  reason: round.reason,
  shoeNo: round.shoeNo,
  place: round.place,
});

/** What an operator may do with tables. Who may, and what is recorded of it, is the platform's matter. */
export const openDesk = (services: HouseServices, { onMoved }: { onMoved(): void }) => ({
  listTables: () => describeTables(services),

  /** Rounds of a table, newest first; those before a number, where one is named. */
  async listRounds(wanted: { gameId: string; before?: number | undefined; limit: number }) {
    const rounds = await services.database.statement((tx) => listTableRounds(tx, wanted));
    return rounds.map(describeRound);
  },

  /** One round with its bets and what proves it; undefined where there is none. */
  async findRound(name: { gameId: string; no: number }) {
    const { database, sealer } = services;
    return database.transact(async (tx) => {
      const round = await findTableRound(tx, name);
      if (!round) return undefined;
      const shoes = await revealShoes(tx, { sealer }, { ...name, nos: [round.shoeNo] });
      const bets = await listBets(tx, name);
      return {
        round: describeRound(round),
        proof: shoes.get(round.shoeNo) ?? { commitment: '', serverSeed: null },
        bets: bets.map(
          (bet): DeskBet => ({
            roundId: bet.id,
            playerId: bet.playerId,
            merchant: bet.merchant,
            currency: bet.currency,
            stakes: (bet.bet?.stakes ?? {}) as Record<string, string>,
            stake: writeAmount(bet.stake),
            win: writeAmount(bet.win),
            status: bet.status,
            placedAt: bet.placedAt.toISOString(),
          }),
        ),
      };
    });
  },

  /** Opens no further round once the one that runs is over, or goes on. */
  async pause(wanted: { gameId: string; isPaused: boolean }): Promise<boolean> {
    const table = await services.database.statement((tx) => setPaused(tx, wanted));
    onMoved();
    return table !== undefined;
  },

  /** Gives every stake of a round back that is not settled; false where it is, or is not there. */
  voidRound: (wanted: VoidWish) => voidByDesk(services, wanted, onMoved),
});

export type TableDesk = ReturnType<typeof openDesk>;
