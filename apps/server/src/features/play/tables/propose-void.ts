import type { DeskRound } from '@maneki/contract/house/desk';
import type { PlayRefusal } from '@maneki/contract/play/refusals';
import { done, type Outcome, refused } from '@maneki/kernel/outcome';
import { listOpenSubjects, propose } from '#features/operators';
import { acted } from '#platform/audit/act';
import type { OperatorCall } from '#platform/calls/call';
import type { Tx } from '#platform/database/database';
import { runsAll } from '../keys/propose-keys.ts';
import { askDesk, type HouseSource, type SILENT } from './house-source.ts';

export const VOID_KIND = 'play.voidTableRound';

export const voidSubjectOf = (gameId: string, no: number): string => `table ${gameId} round ${no}`;

type Wish = { readonly table: string; readonly roundNo: number; readonly reason: string };

/** What a proposal to give a round back keeps, and whoever agrees has to know. */
export type VoidPayload = {
  readonly table: string;
  readonly roundNo: number;
  readonly players: number;
  readonly bets: number;
};

type NoVoid = Extract<
  PlayRefusal,
  { code: 'play.round_unknown' | 'play.round_settled' | 'play.round_void' }
>;

/** The round, if its stakes can still be given back as far as the house knows now. */
export async function findOpenRound(
  house: HouseSource,
  { table: gameId, roundNo: no }: Pick<Wish, 'table' | 'roundNo'>,
): Promise<Outcome<DeskRound, NoVoid | typeof SILENT>> {
  const asked = await askDesk(house, (desk) => desk.findRound({ gameId, no }));
  if (!asked.ok) return asked;
  const round = asked.value.found?.round;
  if (!round) return refused({ code: 'play.round_unknown', detail: {} });
  if (round.status === 'SETTLED') return refused({ code: 'play.round_settled', detail: {} });
  if (round.status === 'VOIDED') return refused({ code: 'play.round_void', detail: {} });
  return done(round);
}

/** Has it wait for a second operator that a round's stakes are given back. */
export const proposeRoundVoid = (house: HouseSource) => ({
  async prepare({ operator }: OperatorCall, wish: Wish) {
    if (!runsAll(operator)) return refused({ code: 'play.table_of_all', detail: {} } as const);
    const found = await findOpenRound(house, wish);
    return found.ok ? done({ wish, round: found.value }) : found;
  },
  async act(
    { operator, merchantCode, now }: OperatorCall,
    { wish, round }: { readonly wish: Wish; readonly round: DeskRound },
    tx: Tx,
  ) {
    const { table, roundNo, reason } = wish;
    const subject = voidSubjectOf(table, roundNo);
    const open = await listOpenSubjects(tx, { merchantCode, kind: VOID_KIND, now });
    if (open.has(subject)) return refused({ code: 'play.void_waits', detail: {} } as const);
    const bets = Object.values(round.totals).reduce((sum, spot) => sum + spot.bets, 0);
    const payload: VoidPayload = { table, roundNo, players: round.players, bets };
    const act = { merchantCode, kind: VOID_KIND, subject, payload, reason } as const;
    const { id, expiresAt } = await propose(tx, { ...act, by: operator, now });
    const reply = { proposalId: id, expiresAt: expiresAt.toISOString() };
    const before = { status: round.status, players: round.players, bets };
    return acted(reply, { subject, before, after: { proposal: id } });
  },
});
