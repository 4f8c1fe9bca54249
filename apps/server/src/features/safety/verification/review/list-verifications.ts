import type { DocumentKind, VerificationStatus } from '@maneki/contract/safety/verification';
import { done, refused } from '@maneki/kernel/outcome';
import { listUsernames } from '#features/identity';
import type { Database } from '#platform/database/database';
import * as store from '../store.ts';
import { readCursor, writeCursor } from './cursor.ts';
import { describeVerification } from './describe-verification.ts';

type State = 'waiting' | 'mine' | 'approved' | 'rejected' | 'all';

const STATUSES: Readonly<Record<State, readonly VerificationStatus[]>> = {
  waiting: ['SUBMITTED', 'IN_REVIEW'],
  mine: ['IN_REVIEW'],
  approved: ['APPROVED'],
  rejected: ['REJECTED'],
  all: ['SUBMITTED', 'IN_REVIEW', 'APPROVED', 'REJECTED', 'REPLACED'],
};

/** A merchant's queue: whoever has waited longest first, and what is decided latest first. */
export async function listVerifications(
  database: Database,
  asked: {
    readonly merchantCode: string;
    readonly operator: string;
    readonly state: State;
    readonly kind?: DocumentKind | undefined;
    readonly country?: string | undefined;
    readonly cursor?: string | undefined;
    readonly size: number;
  },
) {
  const { merchantCode, operator, state, kind, country, cursor, size } = asked;
  const after = cursor === undefined ? undefined : readCursor(cursor);
  if (cursor !== undefined && !after) return refused({ code: 'safety.cursor_invalid', detail: {} });
  const rows = await database.statement((tx) =>
    store.listVerifications(tx, {
      merchantCode,
      statuses: STATUSES[state],
      claimedBy: state === 'mine' ? operator : undefined,
      kind,
      country,
      isOldestFirst: state === 'waiting' || state === 'mine',
      after,
      limit: size + 1,
    }),
  );
  const shown = rows.slice(0, size);
  const last = shown.at(-1);
  const ids = [...new Set(shown.map(({ memberId }) => memberId))];
  const names = await database.statement((tx) => listUsernames(tx, ids));
  return done({
    rows: shown.map((row) => describeVerification(row, names.get(row.memberId) ?? row.memberId)),
    next: last && rows.length > size ? writeCursor({ at: last.submittedAt, id: last.id }) : null,
  });
}
