import { done } from '@maneki/kernel/outcome';
import type { Database } from '#platform/database/database';
import { isLive, type SessionVia } from '../sessions/session.ts';
import { type Asked, cutPage } from './cut-page.ts';
import { findManaged, type Managed } from './find-managed.ts';
import * as store from './store.ts';

/** Where a member is logged in and was, the latest first. */
export async function listMemberSessions(
  database: Database,
  wish: Managed & Asked & { readonly now: Date },
) {
  const found = await database.statement((tx) => findManaged(tx, wish));
  if (!found.ok) return found;
  const cut = await cutPage(wish, (page) =>
    database.statement((tx) => store.listSessions(tx, wish.memberId, page)),
  );
  if (!cut.ok) return cut;
  const { shown, next } = cut.value;
  return done({ rows: shown.map((row) => describe(row, wish.now)), next });
}

const describe = (row: store.SessionRow, now: Date) => ({
  id: row.id,
  device: row.device,
  address: row.address,
  countryCode: row.country_code,
  via: row.via as SessionVia,
  openedAt: row.opened_at.toISOString(),
  seenAt: row.seen_at.toISOString(),
  isOpen: isLive(
    {
      seenAt: row.seen_at,
      idleMs: Number(row.idle_ms),
      endsAt: row.ends_at,
      endedAt: row.ended_at,
    },
    now,
  ),
});
