import { displayAmount, parseAmount } from '@maneki/kernel/money';
import { useTranslations } from 'use-intl';

type SentenceProps = { readonly payload: unknown };

const write = (amount: string, currency: string) =>
  `${displayAmount(parseAmount(amount) ?? 0n)} ${currency}`;

type Credit = {
  readonly orderNo: string;
  readonly member: string;
  readonly received: string;
  readonly asked: string;
  readonly currency: string;
};

/** What the credit of a deposit by hand would do, in words. */
export function DepositCreditSentence({ payload }: SentenceProps) {
  const t = useTranslations('depositCredit');
  const { orderNo, member, received, asked, currency } = payload as Credit;
  const amounts = { received: write(received, currency), asked: write(asked, currency) };
  return t('text', { orderNo, member, ...amounts });
}

type Assignment = {
  readonly provider: string;
  readonly paymentRef: string;
  readonly orderNo: string | null;
  readonly member: string;
  readonly amount: string;
  readonly currency: string;
};

/** Whose a payment would be that no order takes. */
export function PaymentAssignmentSentence({ payload }: SentenceProps) {
  const t = useTranslations('paymentAssignment');
  const { orderNo, amount: units, currency, ...named } = payload as Assignment;
  const facts = { ...named, amount: write(units, currency) };
  return orderNo ? t('toOrder', { ...facts, orderNo }) : t('toMember', facts);
}
