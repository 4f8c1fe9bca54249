import { useTranslations } from 'use-intl';
import { MemberLink } from '../member-link.tsx';

type PayerProps = { readonly payerId: string | null; readonly payer: string | null };

/** Who pays: the company, or an agent. */
export function Payer({ payerId, payer }: PayerProps) {
  const t = useTranslations('agentContracts');
  return payerId === null ? t('company') : <MemberLink id={payerId} name={payer ?? payerId} />;
}
