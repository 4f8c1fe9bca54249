import { done, type Outcome, refused } from '@maneki/kernel/outcome';
import { keepOut, lockMember } from '#features/identity';
import type { Caller } from '#platform/calls/call';
import type { Database } from '#platform/database/database';
import { recordEvent } from '#platform/outbox/record-event';
import { type Exclusion, judgeWish } from './exclusion.ts';
import { findExclusion } from './find-exclusion.ts';
import type { PlayerWallet } from './player-wallet.ts';
import { insertExclusion } from './store.ts';

type Wish = Pick<Exclusion, 'kind' | 'endsAt'> & {
  readonly caller: Pick<Caller, 'memberId' | 'sessionId'>;
  readonly now: Date;
};

type NotLonger = {
  readonly code: 'safety.exclusion_not_longer';
  readonly detail: Record<never, never>;
};

/**
 * Lets somebody stay away. Once this has answered no bet is taken: the account is blocked by the transaction that
 * writes the decision down, which waits for bets under way and is waited for by all that follow. Every other
 * session ends with it; games are told by the event.
 */
export async function beginExclusion(
  { database, wallet }: { readonly database: Database; readonly wallet: PlayerWallet },
  { kind, endsAt, caller: { memberId, sessionId }, now }: Wish,
): Promise<Outcome<Exclusion | undefined, NotLonger>> {
  await wallet.open({ memberId, now });
  return database.transact(async (tx) => {
    await lockMember(tx, memberId);
    const current = await findExclusion(tx, { memberId, now });
    const verdict = judgeWish(current, { kind, beganAt: now, endsAt });
    if (verdict === 'is not longer')
      return refused({ code: 'safety.exclusion_not_longer', detail: {} });
    if (verdict === 'holds already') return done(current);
    await insertExclusion(tx, { memberId, kind, beganAt: now, endsAt });
    await keepOut(tx, { memberId, until: endsAt, sessionId, now });
    await wallet.block(tx, { memberId, until: endsAt });
    await recordEvent(tx, now, 'safety.exclusion_began', { memberId });
    return done(await findExclusion(tx, { memberId, now }));
  });
}
