import { done, type Outcome, refused } from '@maneki/kernel/outcome';
import { setPayeeName } from '#features/identity';
import type { Database } from '#platform/database/database';

type NameRefusal = {
  readonly code: 'cashier.name_invalid' | 'cashier.name_locked';
  readonly detail: Record<never, never>;
};

/** Sets the name that accounts have to be in. */
export async function nameOwnPayee(
  { database }: { readonly database: Database },
  wish: { readonly memberId: string; readonly typed: string },
): Promise<Outcome<{ name: string }, NameRefusal>> {
  const named = await database.transact((tx) => setPayeeName(tx, wish));
  if (named.ok) return done({ name: named.value });
  return refused({ code: `cashier.${named.refusal.code}`, detail: {} });
}
