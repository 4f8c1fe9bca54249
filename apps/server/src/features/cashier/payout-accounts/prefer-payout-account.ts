import { done, type Outcome, refused } from '@maneki/kernel/outcome';
import type { Database } from '#platform/database/database';
import { takeMemberTurn } from '../take-member-turn.ts';
import * as store from './store.ts';

type UnknownAccount = {
  readonly code: 'cashier.account_unknown';
  readonly detail: Record<never, never>;
};

/** Makes one of the member's accounts the one that is offered first. */
export const preferPayoutAccount = (
  { database }: { readonly database: Database },
  own: { readonly memberId: string; readonly id: string },
): Promise<Outcome<Record<never, never>, UnknownAccount>> =>
  database.transact(async (tx) => {
    await takeMemberTurn(tx, own.memberId);
    if (!(await store.findOwnAccount(tx, own)))
      return refused({ code: 'cashier.account_unknown', detail: {} });
    await store.setDefault(tx, own);
    return done({});
  });
