import { cashierFeature } from '#features/cashier';
import { hashPassword } from '#platform/secrets/hash-password';
import type { TestServer } from '#testing/test-server';

const DIGITS = '281736';
const PAYEE = 'ヤマダ ハナコ';

let made = 0;
let digitsHash: Promise<string> | undefined;

/** Members who take their money out, as the site lets them. */
export function openWithdrawals(server: TestServer) {
  const { database, clock } = server;
  const handlers = cashierFeature.handlers(server.services);
  const callOf = (memberId: string) => {
    made += 1;
    return {
      ...{ caller: { memberId }, now: clock.now(), idempotencyKey: `take-out-${made}` },
      ...{ merchantCode: 'maneki', address: `198.51.100.${made % 250}`, client: { cookies: {} } },
    } as never;
  };
  return {
    /** Gives a member everything that a withdrawal needs. Answers the account that it goes to. */
    async prepare(memberId: string): Promise<string> {
      digitsHash ??= hashPassword(DIGITS);
      made += 1;
      const number = made;
      const own = {
        mobile: `+8180${10_000_000 + number}`,
        mobile_verified_at: clock.now(),
        payee_name: PAYEE,
        payment_password_hash: await digitsHash,
      };
      await database.statement((tx) =>
        tx.updateTable('identity_members').set(own).where('id', '=', memberId).execute(),
      );
      const added = await handlers.addPayoutAccount(callOf(memberId), {
        ...{ type: 'BANK', place: '0005', branch: '123', holderName: PAYEE },
        number: String(2_000_000 + number),
      });
      if (!added.ok) throw new Error(added.refusal.code);
      return added.value.account.id;
    },
    /** Answers the order's number, or why there is none. */
    async takeOut(
      memberId: string,
      wish: { readonly accountId: string; readonly amount: string },
    ): Promise<{ readonly orderNo: string } | { readonly refusal: string }> {
      const taken = await handlers.requestWithdrawal(callOf(memberId), {
        ...wish,
        paymentPassword: DIGITS,
      });
      return taken.ok
        ? { orderNo: taken.value.withdrawal.orderNo }
        : { refusal: taken.refusal.code };
    },
    async changeMind(memberId: string, orderNo: string): Promise<void> {
      const cancelled = await handlers.cancelWithdrawal(callOf(memberId), { orderNo });
      if (!cancelled.ok) throw new Error(cancelled.refusal.code);
    },
  };
}
