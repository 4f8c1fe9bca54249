import type { Call } from '#platform/calls/call';
import type { Tx } from '#platform/database/database';
import { takeTurns } from '#platform/database/take-turns';
import { listAddressShares } from '#platform/limits/address-key';
import type { RegistrationBudget } from '#platform/limits/registration-budget';
import { countedSince, isWithinBudget } from './registration-budget.ts';
import { countRegistrations, insertRegistrations } from './store.ts';

type Place = { readonly call: Pick<Call, 'merchantCode' | 'address' | 'now'> };

/** Whether one more account may be opened from where a call comes from. */
export async function mayRegister(
  tx: Tx,
  { call, budget }: Place & { readonly budget: RegistrationBudget },
): Promise<boolean> {
  const { merchantCode, address, now } = call;
  const shares = listAddressShares(address);
  const networks = shares.map(({ key }) => key);
  const since = countedSince(now);
  const counts = await countRegistrations(tx, { merchantCode, networks, since });
  const opened = shares.map((share) => ({
    ...share,
    inHour: counts.get(share.key)?.inHour ?? 0,
    inDay: counts.get(share.key)?.inDay ?? 0,
  }));
  return isWithinBudget(budget, opened);
}

/** Makes registrations from one place, or from the widest network around it, follow each other. */
export async function holdRegistrations(tx: Tx, { call }: Place): Promise<void> {
  const { merchantCode, address } = call;
  const widest = listAddressShares(address).at(-1)!.key;
  await takeTurns(tx, `registrations ${merchantCode} ${widest}`);
}

/** Writes down that an account was opened, for every network that its owner came from. */
export async function countRegistration(
  tx: Tx,
  { call, memberId }: Place & { readonly memberId: string },
): Promise<void> {
  const { merchantCode, address, now } = call;
  const networks = listAddressShares(address).map(({ key }) => key);
  await insertRegistrations(tx, { memberId, merchantCode, networks, registeredAt: now });
}
