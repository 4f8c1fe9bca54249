import { creditFor, type DepositCredit } from '@maneki/contract/cashier/deposit';
import { invariant } from '@maneki/kernel/invariant';
import { moneyOf } from '@maneki/kernel/wallet-currency';
import { findCaps } from '#features/safety';
import {
  type BalanceNews,
  creditInDebt,
  fenceAccount,
  findAccount,
  findRefusal,
  fingerprintOf,
  type Movement,
  windowsOf,
} from '#features/wallet';
import type { Tx } from '#platform/database/database';
import { findChannel } from '../channels/store.ts';
import { type MovedRow, moveForDeposit } from './crediting/store.ts';
import type { Deposit } from './deposit.ts';
import { DEPOSIT_EFFECTS } from './deposit-effects.ts';
import type { DepositServices } from './deposit-services.ts';
import { endCredited } from './move-deposit.ts';

/** Who this movement is of in the ledger. */
export const DEPOSIT_SOURCE = 'deposits';

export type Credit = {
  readonly received: bigint;
  /** Who said so, where a person did. */
  readonly by?: string;
  readonly notes?: readonly string[];
  readonly now: Date;
};

export type Credited = { readonly deposit: Deposit; readonly news: BalanceNews };

/**
 * Credits an order that takes a payment with what was received for it: money, order and everything that
 * follows from it in one transaction. The payment has arrived, so it is the member's: neither a limit of
 * theirs nor a blocked account keeps it back. Both were looked at when the order was opened; where they
 * would say no by now, the order says so in its note.
 */
export async function creditDeposit(
  tx: Tx,
  { merchants, choices }: Pick<DepositServices, 'merchants' | 'choices'>,
  deposit: Deposit,
  { received, by, notes = [], now }: Credit,
): Promise<Credited> {
  const { memberId, merchantCode, wallet, currency, orderNo } = deposit;
  const credit = creditFor(received, moneyOf(currency), deposit.terms);
  const { businessTimezone } = merchants.get(merchantCode);
  const windows = windowsOf(now, businessTimezone);
  const movements = movementsOf(deposit, { received, ...credit }, { by, at: now, windows });
  const [paid] = movements;

  // The account is held from here on: it comes into debt neither before nor between the movements.
  const before = await fenceAccount(tx, { memberId, wallet });
  invariant(before, `the account of the deposit ${orderNo} is gone`);
  const obstacle = findRefusal(
    before,
    { ...paid, isGuarded: true },
    (await findCaps(tx, memberId)) ?? {},
  );
  const move = async (inTx: Tx) => {
    const moved: MovedRow[] = [];
    for (const each of movements) moved.push(...(await moveForDeposit(inTx, each)));
    return moved;
  };
  // What is owed is taken of what is left after the fee.
  if (before.debt > 0n) await creditInDebt(tx, { ...paid, amount: credit.credited }, move);
  const credited =
    before.debt > 0n ? await findAccount(tx, { memberId, wallet }) : (await move(tx)).at(-1);
  invariant(
    credited && credited.seq >= before.seq + BigInt(movements.length),
    `the deposit ${orderNo} was not credited`,
  );

  const all = [
    ...notes,
    ...describeAmount(deposit, received),
    ...(obstacle ? [obstacle.code] : []),
  ];
  const ended = await endCredited(tx, deposit, {
    now,
    received,
    ...credit,
    ...(by ? { reviewedBy: by } : {}),
    ...(all.length > 0 ? { note: all.join(', ') } : {}),
  });
  const channel = await findChannel(tx, deposit.channelId);
  invariant(channel, `the channel of the deposit ${orderNo} is gone`);
  const { method } = channel;
  const { credited: amount } = credit;
  const effects = choices ? [...DEPOSIT_EFFECTS, choices.redeem] : DEPOSIT_EFFECTS;
  for (const effect of effects)
    await effect(tx, { memberId, merchantCode, orderNo, method, currency, amount, now });
  // What came with it may have moved money, too.
  const { available: balance, seq } = (await findAccount(tx, { memberId, wallet }))!;
  return { deposit: ended, news: { memberId, merchantCode, wallet, currency, balance, seq } };
}

/**
 * What was received arrives whole, so that the record says what was paid. A fee leaves again for where the
 * money came from, because the provider settles what it received less its fee; a bonus is the house's gift.
 */
function movementsOf(
  { memberId, wallet, currency, orderNo }: Deposit,
  { received, fee, bonus }: DepositCredit & { readonly received: bigint },
  when: Pick<Movement, 'at' | 'windows'> & { readonly by: string | undefined },
): readonly [Movement, ...Movement[]] {
  const { by, at, windows } = when;
  const base = {
    memberId,
    wallet,
    currency,
    source: DEPOSIT_SOURCE,
    reference: { type: 'DEPOSIT', id: orderNo },
    isGuarded: false,
    counting: { as: 'NOTHING' },
    ...(by ? { author: by } : {}),
    at,
    windows,
  } as const;
  const named = (part: string, amount: bigint) => ({
    key: `${orderNo}${part}`,
    fingerprint: fingerprintOf({ orderNo, part, amount }),
    amount,
  });
  const paid: Movement = {
    ...base,
    ...named('', received),
    kind: 'DEPOSIT',
    direction: 'IN',
    house: 'CLEARING_DEPOSIT',
    counting: { as: 'DEPOSIT' },
  };
  const taken: Movement = {
    ...base,
    ...named('#fee', fee),
    kind: 'DEPOSIT_FEE',
    direction: 'OUT',
    house: 'CLEARING_DEPOSIT',
  };
  const given: Movement = {
    ...base,
    ...named('#bonus', bonus),
    kind: 'PROMO',
    direction: 'IN',
    house: 'HOUSE_PROMO',
  };
  return [paid, ...(fee > 0n ? [taken] : []), ...(bonus > 0n ? [given] : [])];
}

/** Another amount than was to be paid is credited as it came, and noted. */
function describeAmount({ amount }: Deposit, received: bigint): string[] {
  if (received === amount) return [];
  return [received < amount ? 'UNDERPAID' : 'OVERPAID'];
}
