import { writeAmount } from '@maneki/kernel/money';
import { findMemberIdByName, listUsernames } from '#features/identity';
import type { Database, Tx } from '#platform/database/database';
import { type Referral, searchReferrals } from './store.ts';

type Asked = {
  readonly merchantCode: string;
  readonly state?: Referral['state'] | undefined;
  /** Accounts by their names. */
  readonly referrer?: string | undefined;
  readonly friend?: string | undefined;
  readonly size: number;
  readonly cursor?: string | undefined;
};

/** Who invited whom at a merchant, page by page; nobody where a name is nobody's. */
export const searchFriends = (database: Database, asked: Asked) =>
  database.transact(async (tx) => {
    const { merchantCode, state, size, cursor } = asked;
    const [referrerId, friendId] = await Promise.all([
      findNamed(tx, merchantCode, asked.referrer),
      findNamed(tx, merchantCode, asked.friend),
    ]);
    if (referrerId === null || friendId === null) return { rows: [], next: null };
    const wish = { merchantCode, state, referrerId, friendId, after: cursor, limit: size + 1 };
    const found = await searchReferrals(tx, wish);
    const shown = found.slice(0, size);
    const ids = new Set(shown.flatMap((one) => [one.friendId, one.referrerId]));
    const names = await listUsernames(tx, [...ids]);
    const rows = shown.map((one) => ({
      friendId: one.friendId,
      friend: names.get(one.friendId) ?? one.friendId,
      referrerId: one.referrerId,
      referrer: names.get(one.referrerId) ?? one.referrerId,
      state: one.state,
      joinedAt: one.joinedAt.toISOString(),
      lastDay: one.lastDay,
      currency: one.currency,
      deposits: writeAmount(one.deposits),
      qualifiedAt: one.qualifiedAt?.toISOString() ?? null,
    }));
    return { rows, next: found.length > size ? shown.at(-1)!.friendId : null };
  });

/** Undefined where no name was asked for, null where it is nobody's. */
async function findNamed(tx: Tx, merchantCode: string, name: string | undefined) {
  if (!name) return undefined;
  return (await findMemberIdByName(tx, { merchantCode, username: name.toLowerCase() })) ?? null;
}
