import type { safetyConsoleEndpoints } from '@maneki/contract/safety/console-endpoints';
import { done, refused } from '@maneki/kernel/outcome';
import type { Handlers } from '#platform/calls/handlers';
import type { Database } from '#platform/database/database';
import { listChanges } from './console/store.ts';
import { writeEnd } from './exclusions/exclusion.ts';
import { proposeLift } from './exclusions/lift-exclusion.ts';
import { type ExclusionRow, listExclusions } from './exclusions/store.ts';
import { isMemberOf } from './is-member-of.ts';
import { writeCap } from './limit.ts';
import { listLimits } from './list-limits.ts';
import { intervalOf } from './sittings/sitting.ts';
import { findSitting } from './sittings/store.ts';

const CURSOR = /^[1-9]\d{0,17}$/;

/** Translates between the wire and the use cases for operators. Decides nothing. */
export function safetyConsoleHandlers({
  database,
}: {
  readonly database: Database;
}): Handlers<typeof safetyConsoleEndpoints> {
  const unknown = refused({ code: 'safety.member_unknown', detail: {} });
  return {
    readMemberLimits: ({ merchantCode }, { memberId }) =>
      database.transact(async (tx) => {
        if (!(await isMemberOf(tx, { memberId, merchantCode }))) return unknown;
        const limits = await listLimits(tx, memberId);
        const sitting = await findSitting(tx, memberId);
        return done({
          limits: limits
            .filter(({ amount, raise }) => amount !== null || raise !== null)
            .map(({ kind, period, amount, raise }) => ({
              kind,
              period,
              amount: writeCap(kind, amount),
              raise: raise && {
                amount: writeCap(kind, raise.amount),
                confirmFrom: raise.confirmFrom.toISOString(),
              },
            })),
          checkEveryMinutes: intervalOf(sitting ?? { everyMinutes: null }),
          sittingSince: sitting?.startedAt.toISOString() ?? null,
        });
      }),
    listLimitChanges: ({ merchantCode }, { memberId, cursor, size }) =>
      database.transact(async (tx) => {
        if (!(await isMemberOf(tx, { memberId, merchantCode }))) return unknown;
        const before = readCursor(cursor);
        if (before === 'invalid') return refused({ code: 'safety.cursor_invalid', detail: {} });
        const rows = await listChanges(tx, memberId, { before, limit: size + 1 });
        const shown = rows.slice(0, size);
        return done({
          rows: shown.map(({ id, at, kind, amount, ...row }) => ({
            ...row,
            id: String(id),
            kind,
            at: at.toISOString(),
            amount: writeCap(kind, amount),
          })),
          next: rows.length > size ? String(shown.at(-1)!.id) : null,
        });
      }),
    listExclusions: ({ merchantCode, now }, { memberId, cursor, size }) =>
      database.transact(async (tx) => {
        if (!(await isMemberOf(tx, { memberId, merchantCode }))) return unknown;
        const before = readCursor(cursor);
        if (before === 'invalid') return refused({ code: 'safety.cursor_invalid', detail: {} });
        const rows = await listExclusions(tx, memberId, { before, limit: size + 1 });
        const shown = rows.slice(0, size);
        return done({
          rows: shown.map((row) => writeRow(row, now)),
          next: rows.length > size ? String(shown.at(-1)!.id) : null,
        });
      }),
    proposeLift: (call, wish, tx) => proposeLift(tx, call, wish),
  };
}

const readCursor = (cursor: string | undefined): bigint | undefined | 'invalid' => {
  if (cursor === undefined) return undefined;
  return CURSOR.test(cursor) ? BigInt(cursor) : 'invalid';
};

const writeRow = (row: ExclusionRow, now: Date) => ({
  id: String(row.id),
  kind: row.kind,
  startedAt: row.beganAt.toISOString(),
  until: writeEnd(row.endsAt),
  isActive: row.liftedAt === null && row.endsAt > now,
  lift: row.liftedAt && {
    at: row.liftedAt.toISOString(),
    by: row.liftedBy ?? '',
    reason: row.reason ?? '',
  },
});
