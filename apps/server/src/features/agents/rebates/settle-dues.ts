import type { MerchantDirectory } from '#features/site';
import {
  creditAll,
  fingerprintOf,
  lockAccounts,
  type Movement,
  mainWalletIn,
  openMainAccount,
  takeMoney,
  windowsOf,
} from '#features/wallet';
import type { Tx } from '#platform/database/database';
import { recordEvents } from '#platform/outbox/record-event';
import { giveAfterDebt, takeWithin } from './settlement.ts';
import { type Due, holdPayments, lockDebts, settlePayments } from './store.ts';

/** Who these movements are of in the ledger. */
export const REBATE_SOURCE = 'agents-rebates';

export type SettleServices = { readonly merchants: Pick<MerchantDirectory, 'get' | 'findMarket'> };

const nameOf = ({ memberId, currency }: Pick<Due, 'memberId' | 'currency'>) => ({
  memberId,
  wallet: mainWalletIn(currency),
});
const keyOf = ({ memberId, currency }: Pick<Due, 'memberId' | 'currency'>) =>
  `${memberId} ${currency}`;

/** The accounts of those to whom something is due, by `<member> <currency>`; opened where somebody never had one. */
async function provideAccounts(
  tx: Tx,
  { merchants }: SettleServices,
  dues: readonly Due[],
  now: Date,
) {
  const lock = async () =>
    new Map(
      (await lockAccounts(tx, dues.map(nameOf))).map((account) => [
        `${account.member_id} ${account.currency}`,
        account,
      ]),
    );
  const there = await lock();
  const missing = new Set(
    dues.filter((due) => !there.has(keyOf(due))).map(({ memberId }) => memberId),
  );
  if (missing.size === 0) return there;
  for (const memberId of missing) await openMainAccount(tx, merchants, { memberId, now });
  return lock();
}

/**
 * Gives members what they earned on a day, or takes back what they earned too much, each in one movement for what they
 * played and one for their team. Nobody is driven below zero: the rest is owed, and kept back of what is earned next.
 * Whoever has no wallet of the currency waits. The caller holds the dues.
 */
export async function settleDues(
  tx: Tx,
  services: SettleServices,
  dues: readonly Due[],
  now: Date,
): Promise<void> {
  if (dues.length === 0) return;
  const debts = await lockDebts(
    tx,
    dues.map(({ memberId }) => memberId),
  );
  const accounts = await provideAccounts(tx, services, dues, now);
  const payable = dues.filter((due) => accounts.has(keyOf(due)));
  await holdPayments(
    tx,
    dues.filter((due) => !accounts.has(keyOf(due))),
    'NO_WALLET',
  );
  const given = payable.map((due) => ({
    due,
    ...giveAfterDebt(due, debts.get(keyOf(due)) ?? 0n),
  }));
  const move = movementOf(services, now);
  await creditAll(
    tx,
    given.flatMap(({ due, own, team }) => [
      ...(own > 0n ? [move(due, 'own', 'IN', own)] : []),
      ...(team > 0n ? [move(due, 'team', 'IN', team)] : []),
    ]),
  );
  const settled = [];
  for (const { due, own, team, debtTaken } of given) {
    const taken = await takeBack(tx, due, move);
    settled.push({
      ...due,
      paidOwn: own - taken.own,
      paidTeam: team - taken.team,
      debtTaken,
      debtAdded: taken.debtAdded,
    });
  }
  await settlePayments(tx, settled, now);
  await recordEvents(
    tx,
    now,
    'agents.rebates_paid',
    payable.map(({ memberId, merchantCode, currency, day, own, team }) => ({
      ...{ memberId, merchantCode, currency, day },
      ...{ own: String(own), team: String(team), paidAt: now.toISOString() },
    })),
  );
}

type Move = ReturnType<typeof movementOf>;

/** Takes back what is there of what was earned too much. */
async function takeBack(tx: Tx, due: Due, move: Move) {
  if (due.own >= 0n && due.team >= 0n) return { own: 0n, team: 0n, debtAdded: 0n };
  const [account] = await lockAccounts(tx, [nameOf(due)]);
  const taken = takeWithin(due, account!.available);
  for (const kind of ['own', 'team'] as const)
    if (taken[kind] > 0n) await takeMoney(tx, move(due, kind, 'OUT', taken[kind]));
  return taken;
}

const movementOf =
  ({ merchants }: SettleServices, now: Date) =>
  <Direction extends 'IN' | 'OUT'>(
    { memberId, merchantCode, currency, day }: Due,
    kind: 'own' | 'team',
    direction: Direction,
    amount: bigint,
  ): Movement & { readonly direction: Direction } => ({
    ...nameOf({ memberId, currency }),
    currency,
    source: REBATE_SOURCE,
    key: `rebate ${kind} ${day} ${memberId}`,
    fingerprint: fingerprintOf({ memberId, currency, day, kind, direction, amount }),
    kind: kind === 'own' ? 'REBATE_SELF' : 'REBATE_DIFF',
    direction,
    house: 'HOUSE_AGENTS',
    amount,
    counting: { as: 'NOTHING' },
    isGuarded: false,
    reference: { type: 'REBATE', id: day },
    at: now,
    windows: windowsOf(now, merchants.get(merchantCode).businessTimezone),
  });
