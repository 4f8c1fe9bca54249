import type { TestServer } from '#testing/test-server';
import { addPayoutAccount } from '../payout-accounts/add-payout-account.ts';
import { advanceWithdrawal } from '../withdrawals/advance-withdrawal.ts';
import { requestWithdrawal } from '../withdrawals/request-withdrawal.ts';
import { findOrder } from '../withdrawals/store.ts';
import { DIGITS, openMembers, PAYEE, yen } from './open-members.ts';

let made = 0;

/** Somebody who takes members' orders and drives them on. */
export function openTeller(server: TestServer) {
  const { database, clock } = server;
  const services = { ...server.services.cashier.withdrawals, jobs: server.services.jobs };

  const bind = async (memberId: string, number?: string) => {
    made += 1;
    const typed = {
      type: 'BANK',
      place: '0005',
      branch: '123',
      number: number ?? String(1_000_000 + made),
      holderName: PAYEE,
    } as const;
    const added = await addPayoutAccount(services, {
      memberId,
      typed,
      traces: {},
      now: clock.now(),
    });
    if (!added.ok) throw new Error(added.refusal.code);
    return added.value.id;
  };

  const request = (
    memberId: string,
    wish: {
      readonly accountId: string;
      readonly amount: string;
      readonly key?: string;
      readonly digits?: string;
    },
  ) => {
    made += 1;
    return requestWithdrawal(services, {
      memberId,
      accountId: wish.accountId,
      amount: yen(wish.amount),
      paymentPassword: wish.digits ?? DIGITS,
      wishKey: wish.key ?? `wish-${made}`,
      traces: {},
      now: clock.now(),
    });
  };

  return {
    ...openMembers(server),
    services,
    bind,
    request,
    /** The number of an order that was taken. */
    async order(memberId: string, wish: Parameters<typeof request>[1]): Promise<string> {
      const taken = await request(memberId, wish);
      if (!taken.ok) throw new Error(taken.refusal.code);
      return taken.value.orderNo;
    },
    advance: (orderNo: string) => advanceWithdrawal(services, { orderNo, now: clock.now() }),
    find: async (orderNo: string) => (await database.statement((tx) => findOrder(tx, orderNo)))!,
    statusOf: async (orderNo: string) =>
      (await database.statement((tx) => findOrder(tx, orderNo)))?.status,
  };
}
