import { fromReferenceUnits } from '@maneki/kernel/money';
import { moneyOf } from '@maneki/kernel/wallet-currency';
import { sumOpenStakes } from '#features/play';
import { findAccount, mainWalletIn, type VendorBalances } from '#features/wallet';
import type { Database } from '#platform/database/database';
import type { JobContext } from '#platform/jobs/job';
import { clearedState } from './rollover.ts';
import * as store from './store.ts';

const MEMBERS_MAX = 200;
/** With less than this in all there is nothing to play with any more. */
const NOTHING_BELOW_RU = 1;

export type ClearServices = {
  readonly database: Database;
  /** What members hold with vendors. */
  readonly listVendorBalances: VendorBalances;
};

/**
 * Lets go of what members have to play who have lost everything: what they pay in next begins anew. Looks
 * at those who have played since the last look.
 */
export async function clearRollovers(
  services: ClearServices,
  { now, signal }: Pick<JobContext, 'now' | 'signal'>,
): Promise<void> {
  const due = await services.database.statement((tx) => store.listToLookAt(tx, MEMBERS_MAX));
  for (const member of due) {
    if (signal.aborted) return;
    await clearOne(services, member, now);
  }
}

async function clearOne(services: ClearServices, member: store.ToLookAt, now: Date): Promise<void> {
  const { database } = services;
  const { memberId, currency } = member;
  const nothing = fromReferenceUnits(NOTHING_BELOW_RU, moneyOf(currency));
  // Vendors are asked before the transaction, and only for those who have little here.
  const before = await database.transact((tx) => findHere(tx, member));
  const isLow = before < nothing;
  const elsewhere = isLow ? await sumElsewhere(services, memberId, now) : 0n;
  // A vendor that does not answer may hold a fortune: it is asked again a minute later.
  if (elsewhere === undefined) return;
  await database.transact(async (tx) => {
    const open = await store.lockOpen(tx, [memberId]);
    if (!isLow || (await findHere(tx, member)) + elsewhere >= nothing)
      return store.endLook(tx, member);
    for (const status of ['CLEARED', 'FORFEITED'] as const) {
      const rows = open.filter((row) => row.currency === currency);
      const ids = rows.filter(({ source }) => clearedState(source) === status).map(({ id }) => id);
      await store.endRows(tx, { ids, status, now });
    }
  });
}

/** What a member has here: in the wallet, held for something, or in bets that are not decided. */
async function findHere(
  tx: Parameters<typeof findAccount>[0],
  { memberId, currency }: store.ToLookAt,
): Promise<bigint> {
  const wallet = mainWalletIn(currency);
  const account = await findAccount(tx, { memberId, wallet });
  const balance = account ? account.available + account.held : 0n;
  return balance + (await sumOpenStakes(tx, { memberId, wallet }));
}

async function sumElsewhere(
  { listVendorBalances }: ClearServices,
  memberId: string,
  now: Date,
): Promise<bigint | undefined> {
  const vendors = await listVendorBalances({ memberId, language: 'EN', now });
  if (vendors.some(({ balance, isStale }) => isStale || balance === null)) return undefined;
  return vendors.reduce((sum, { balance }) => sum + (balance ?? 0n), 0n);
}
