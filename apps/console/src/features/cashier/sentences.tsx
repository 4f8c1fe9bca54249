import { displayAmount, parseAmount } from '@maneki/kernel/money';
import { useTranslations } from 'use-intl';

type SentenceProps = { readonly payload: unknown };

type Order = {
  readonly orderNo: string;
  readonly amount: string;
  readonly currency: string;
  readonly member: string;
};

const writeMoney = ({ amount, currency }: Order) =>
  `${displayAmount(parseAmount(amount) ?? 0n)} ${currency}`;

/** What the approval of a large withdrawal would do, in words. */
export function WithdrawalApprovalSentence({ payload }: SentenceProps) {
  const t = useTranslations('withdrawalApproval');
  const order = payload as Order;
  const { orderNo, member } = order;
  return t('text', { orderNo, member, amount: writeMoney(order) });
}

/** What it would mean that a payout has ended so. */
export function PayoutResolutionSentence({ payload }: SentenceProps) {
  const t = useTranslations('payoutResolution');
  const order = payload as Order & { readonly ending: 'PAID' | 'FAILED' };
  const { orderNo, member, ending } = order;
  return t(ending, { orderNo, member, amount: writeMoney(order) });
}
