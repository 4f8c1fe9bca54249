import type { DepositState, WithdrawalState } from '@maneki/contract/cashier/states';
import { Badge } from '@mantine/core';
import { useTranslations } from 'use-intl';

const COLORS: Readonly<Partial<Record<DepositState | WithdrawalState, string>>> = {
  SUBMITTED: 'gold.8',
  REVIEW: 'gold.8',
  SUCCESS: 'teal.9',
  PAID: 'teal.9',
  REJECTED: 'red.9',
  FAILED: 'red.9',
  UNKNOWN: 'red.9',
};

/** Where an order stands, in a colour that says whether somebody is waited for. */
export function StateBadge({ state }: { readonly state: DepositState | WithdrawalState }) {
  const t = useTranslations('cashier.states');
  return (
    <Badge miw="fit-content" color={COLORS[state] ?? 'gray.7'}>
      {t(state)}
    </Badge>
  );
}
