import type { Payout, PayoutAnswer } from '../gateways/payment-provider.ts';
import type { ConfiguredProvider } from '../gateways/provider-registry.ts';

export type PayDesk = ConfiguredProvider & {
  /** What it was told to pay, also what it had paid before. */
  readonly payouts: Payout[];
  /** What is said to the next payouts. */
  answer: PayoutAnswer;
  /** What is said when somebody asks; otherwise what was said at first. */
  word: PayoutAnswer | undefined;
};

/** Somebody outside who pays, as a test tells them to. They pay a number once, however often they are asked. */
export function openPayDesk(): PayDesk {
  const said = new Map<string, PayoutAnswer>();
  const desk: PayDesk = {
    code: 'desk',
    key: { id: 'desk-key', secret: 'a secret of a test that nobody else knows' },
    isTest: true,
    payouts: [],
    answer: { status: 'PAID', providerRef: 'ref' },
    word: undefined,
    provider: {
      collect: async () => ({ status: 'SILENT' }),
      async payOut(payout) {
        desk.payouts.push(payout);
        const answer = said.get(payout.orderNo) ?? desk.answer;
        if (answer.status !== 'SILENT') said.set(payout.orderNo, answer);
        return answer;
      },
      findPayout: async (orderNo) => desk.word ?? said.get(orderNo) ?? { status: 'NOT_SEEN' },
    },
  };
  return desk;
}
