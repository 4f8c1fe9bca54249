import type { TablePhase } from '@maneki/contract/house/tables';
import type { TableGame } from '@maneki/games/tables/table-games';
import {
  findShoe,
  findTable,
  findTableRound,
  listTableRounds,
  phaseOf,
  type TableOutcome,
  type TableRound,
} from '#features/tables';
import type { Tx } from '#platform/database';

const UNITS = 10_000;

/** A table as everybody sees it. */
export type SharedTable = {
  readonly gameId: string;
  readonly vendor: string;
  readonly version: number;
  readonly phase: TablePhase;
  readonly roundNo: number;
  readonly phaseEndsAt: string | null;
  readonly closesAt: string;
  readonly shoeNo: number;
  readonly place: number;
  readonly commitment: string;
  readonly nextCommitment: string;
  readonly totals: Readonly<Record<string, { units: number; bets: number }>>;
  readonly players: number;
  readonly outcome: TableOutcome | null;
  readonly results: readonly string[];
};

/** What lies on the spots, as it is shown. */
export const totalsOf = ({ staked, bets }: Pick<TableRound, 'staked' | 'bets'>) =>
  Object.fromEntries(
    Object.entries(staked).map(([spot, units]) => [
      spot,
      { units: Number(units) / UNITS, bets: bets[spot] ?? 0 },
    ]),
  );

/** Undefined for a table that nobody has run yet. */
export async function viewTable(
  tx: Tx,
  { gameId, vendor, rules }: TableGame,
  now: Date,
): Promise<SharedTable | undefined> {
  const table = await findTable(tx, gameId);
  const round = table && (await findTableRound(tx, { gameId, no: table.roundNo }));
  if (!table || !round) return undefined;
  const shoe = await findShoe(tx, { gameId, no: round.shoeNo });
  const next = await findShoe(tx, { gameId, status: 'NEXT' });
  const limit = rules.roundsPerShoe;
  const played = await listTableRounds(tx, { gameId, shoeNo: round.shoeNo, limit });
  const { phase, endsAt } = phaseOf(table, round, { rules, now });
  return {
    gameId,
    vendor,
    version: table.version,
    phase,
    roundNo: round.no,
    phaseEndsAt: endsAt?.toISOString() ?? null,
    closesAt: round.closesAt.toISOString(),
    shoeNo: round.shoeNo,
    place: round.place,
    commitment: shoe?.commitment ?? '',
    nextCommitment: next?.commitment ?? '',
    totals: totalsOf(round),
    players: round.players,
    outcome: round.outcome,
    results: played
      .filter(({ no, outcome, status }) => no < round.no && outcome && status === 'SETTLED')
      .map(({ outcome }) => rules.resultOf(outcome!))
      .reverse(),
  };
}
