import type { PaymentProvider, Payout, PayoutAnswer } from '../gateways/payment-provider.ts';

/** Somebody outside who pays, as a test tells them to. They pay a number once, however often they are asked. */
export function openPayDesk() {
  const payouts: Payout[] = [];
  const paid = new Map<string, PayoutAnswer>();
  const desk = {
    payouts,
    /** What is said to the next payouts. */
    answer: { status: 'PAID', providerRef: 'ref' } as PayoutAnswer,
    /** What is said when somebody asks; otherwise what was said at first. */
    word: undefined as PayoutAnswer | undefined,
    provider: {
      collect: async () => ({ status: 'SILENT' }) as const,
      async payOut(payout) {
        payouts.push(payout);
        const said = paid.get(payout.orderNo) ?? desk.answer;
        if (said.status !== 'SILENT') paid.set(payout.orderNo, said);
        return said;
      },
      async findPayout(orderNo) {
        return desk.word ?? paid.get(orderNo) ?? { status: 'NOT_SEEN' };
      },
    } satisfies PaymentProvider as PaymentProvider,
  };
  return desk;
}
