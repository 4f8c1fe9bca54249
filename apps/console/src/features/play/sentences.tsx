import { useTranslations } from 'use-intl';
import { writeMoney } from './write-money.ts';

type SentenceProps = { readonly payload: unknown };

type HeldPayment = {
  readonly amount: string;
  readonly currency: string;
  readonly member: string;
  readonly providerCode: string;
};

/** What the payment of a held win would do, in words. */
export function HeldPaymentSentence({ payload }: SentenceProps) {
  const t = useTranslations('heldPayment');
  const { amount, currency, member, providerCode: provider } = payload as HeldPayment;
  return t('text', { amount: writeMoney(amount, currency), member, provider });
}

/** What giving a round back would do, in words. */
export function RoundVoidSentence({ payload }: SentenceProps) {
  const t = useTranslations('roundVoid');
  return t('text', payload as { table: string; roundNo: number; players: number; bets: number });
}

export function NewKeySentence({ payload }: SentenceProps) {
  const t = useTranslations('newKey');
  return t('text', payload as { provider: string });
}

export function KeyRetirementSentence({ payload }: SentenceProps) {
  const t = useTranslations('keyRetirement');
  return t('text', payload as { provider: string; keyId: string });
}
