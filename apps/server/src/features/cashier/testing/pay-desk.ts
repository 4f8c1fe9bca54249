import type { Payout, PayoutAnswer } from '../gateways/payment-provider.ts';
import type { ConfiguredProvider } from '../gateways/provider-registry.ts';

/** Somebody outside who pays, as a test tells them to. They pay a number once, however often they are asked. */
type PayDesk = ConfiguredProvider & {
  readonly payouts: Payout[];
  /** What is said to the next payouts. */
  answer: PayoutAnswer;
  /** What is said when somebody asks; otherwise what was said at first. */
  word: PayoutAnswer | undefined;
};

export function openPayDesk(): PayDesk {
  const payouts: Payout[] = [];
  const paid = new Map<string, PayoutAnswer>();
  const desk: PayDesk = {
    code: 'desk',
    key: { id: 'desk-key', secret: 'a secret of a test that nobody else knows' },
    isTest: true,
    payouts,
    answer: { status: 'PAID', providerRef: 'ref' },
    word: undefined,
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
    },
  };
  return desk;
}
