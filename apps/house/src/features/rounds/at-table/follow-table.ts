import { MINUTE_MS } from '@maneki/kernel/clock';
import { invariant } from '@maneki/kernel/invariant';
import { findTableRound, tableGameOf } from '#features/tables';
import type { HouseServices } from '#platform/services';
import type { Round } from '../round.ts';
import type { Step } from '../step.ts';
import { fixTableWins } from './fix-table-wins.ts';

/** Longer than any round of a table takes: until then whoever runs it settles its bets, all at once. */
export const waitForTable = (now: Date): Date => new Date(now.getTime() + MINUTE_MS);

/** What becomes of a bet that its table did not settle: won, lost or given back as the table was. */
export async function followTable(
  services: Pick<HouseServices, 'database' | 'clock' | 'tables'>,
  round: Round,
  nextTryAt: Date,
): Promise<Step> {
  const { database, clock } = services;
  const { gameId, tableRound } = round;
  const game = tableGameOf(services, gameId);
  invariant(game && tableRound !== null, `round ${round.id} is at no table`);
  const table = await database.statement((tx) => findTableRound(tx, { gameId, no: tableRound }));
  const now = clock.now();
  if (table?.status === 'VOIDED')
    return {
      kind: 'moved',
      move: { status: 'UNDOING', now, nextTryAt, reason: table.reason ?? 'VOID' },
    };
  if (table?.status !== 'SETTLED') return { kind: 'unknown' };
  await fixTableWins(services, { game, table, due: { now, nextTryAt }, only: round });
  return { kind: 'again' };
}
