import type { safetyEndpoints } from '@maneki/contract/safety/endpoints';
import { done, refused } from '@maneki/kernel/outcome';
import type { MemberCall } from '#platform/calls/call';
import type { Handlers } from '#platform/calls/handlers';
import type { Database } from '#platform/database/database';
import { confirmRaise } from './confirm-raise.ts';
import { beginExclusion } from './exclusions/begin-exclusion.ts';
import { type Exclusion, endOfExclusion, endOfTimeOut, writeEnd } from './exclusions/exclusion.ts';
import { findExclusion } from './exclusions/find-exclusion.ts';
import type { PlayerWallet } from './exclusions/player-wallet.ts';
import { type Limit, readCap, writeCap } from './limit.ts';
import { type LimitState, listLimits } from './list-limits.ts';
import { setLimit } from './set-limit.ts';
import { continueSitting } from './sittings/continue-sitting.ts';
import { dueAt, intervalOf } from './sittings/sitting.ts';
import { withdrawRaise } from './withdraw-raise.ts';

/** Translates between the wire and the use cases. Decides nothing. */
export function safetyHandlers({
  database,
  wallet,
}: {
  readonly database: Database;
  readonly wallet: PlayerWallet;
}): Handlers<typeof safetyEndpoints> {
  const stayAway = async (
    { caller, now }: MemberCall,
    wish: Pick<Exclusion, 'kind' | 'endsAt'>,
  ) => {
    const outcome = await beginExclusion({ database, wallet }, { ...wish, caller, now });
    return outcome.ok ? done(writeExclusion(outcome.value)) : outcome;
  };
  const sit = async (
    { caller: { memberId }, now }: MemberCall,
    change?: Parameters<typeof continueSitting>[1]['change'],
  ) => {
    const sitting = await continueSitting(database, { memberId, now, ...(change && { change }) });
    return done({
      startedAt: sitting.startedAt.toISOString(),
      dueAt: dueAt(sitting).toISOString(),
      now: now.toISOString(),
      everyMinutes: intervalOf(sitting),
    });
  };
  return {
    getExclusion: async ({ caller: { memberId }, now }) =>
      done(writeExclusion(await database.statement((tx) => findExclusion(tx, { memberId, now })))),
    takeTimeOut: (call, { days }) =>
      stayAway(call, { kind: 'TIME_OUT', endsAt: endOfTimeOut(call.now, days) }),
    excludeSelf: (call, { period }) =>
      stayAway(call, { kind: 'SELF_EXCLUSION', endsAt: endOfExclusion(call.now, period) }),
    continueSitting: (call) => sit(call),
    seeCheck: (call) => sit(call, { checkedAt: call.now }),
    setCheckInterval: (call, { everyMinutes }) => sit(call, { everyMinutes }),
    listLimits: ({ caller }) =>
      database.transact(async (tx) => done(writeLimits(await listLimits(tx, caller.memberId)))),
    setLimit: async (call, { amount: wire, ...which }) => {
      const amount = readCap(which.kind, wire);
      if (amount === undefined) return refused({ code: 'safety.amount_invalid', detail: {} });
      return database.transact(async (tx) => {
        await setLimit(tx, { ...nameLimit(call, which), amount });
        return done(writeLimits(await listLimits(tx, call.caller.memberId)));
      });
    },
    confirmRaise: (call, which) =>
      database.transact(async (tx) => {
        const outcome = await confirmRaise(tx, nameLimit(call, which));
        if (!outcome.ok) return outcome;
        return done(writeLimits(await listLimits(tx, call.caller.memberId)));
      }),
    withdrawRaise: (call, which) =>
      database.transact(async (tx) => {
        const outcome = await withdrawRaise(tx, nameLimit(call, which));
        if (!outcome.ok) return outcome;
        return done(writeLimits(await listLimits(tx, call.caller.memberId)));
      }),
  };
}

const writeExclusion = (exclusion: Exclusion | undefined) => ({
  exclusion: exclusion
    ? {
        kind: exclusion.kind,
        startedAt: exclusion.beganAt.toISOString(),
        until: writeEnd(exclusion.endsAt),
      }
    : null,
});

const nameLimit = ({ caller, now }: MemberCall, { kind, period }: Limit) => ({
  memberId: caller.memberId,
  kind,
  period,
  now,
});

const writeLimits = (limits: readonly LimitState[]) => ({
  list: limits.map(({ kind, period, amount, raise }) => ({
    kind,
    period,
    amount: writeCap(kind, amount),
    raise: raise && {
      amount: writeCap(kind, raise.amount),
      confirmFrom: raise.confirmFrom.toISOString(),
    },
  })),
});
