import {
  BILL_STATUS,
  type BillStatus,
  CONTRACT_STATUS,
  type ContractStatus,
} from '@maneki/contract/agents/contract';
import { Badge } from '@mantine/core';
import { useTranslations } from 'use-intl';

/** What a status is called in words and on the screen; calls know it by its number. */
export const nameOfContract = (status: ContractStatus) =>
  (Object.keys(CONTRACT_STATUS) as (keyof typeof CONTRACT_STATUS)[]).find(
    (name) => CONTRACT_STATUS[name] === status,
  )!;
export const nameOfBill = (status: BillStatus) =>
  (Object.keys(BILL_STATUS) as (keyof typeof BILL_STATUS)[]).find(
    (name) => BILL_STATUS[name] === status,
  )!;

const CONTRACT_COLOURS: Readonly<Record<keyof typeof CONTRACT_STATUS, string>> = {
  valid: 'teal.9',
  requested: 'gold.8',
  expired: 'gray.7',
  invalid: 'gray.7',
  denied: 'red.9',
};

const BILL_COLOURS: Readonly<Record<keyof typeof BILL_STATUS, string>> = {
  issued: 'teal.9',
  partial: 'gold.8',
  insufficient: 'red.9',
  notReached: 'gray.7',
  rejected: 'red.9',
  pendingApproval: 'gold.8',
  expired: 'gray.7',
  held: 'gold.8',
};

export function ContractBadge({ status }: { readonly status: ContractStatus }) {
  const t = useTranslations('agentContracts.statuses');
  const name = nameOfContract(status);
  return (
    <Badge miw="fit-content" color={CONTRACT_COLOURS[name]}>
      {t(name)}
    </Badge>
  );
}

type BillBadgeProps = {
  readonly bill: { readonly status: BillStatus; readonly isWrittenOff: boolean };
};

export function BillBadge({ bill: { status, isWrittenOff } }: BillBadgeProps) {
  const t = useTranslations('agentBills.statuses');
  const name = nameOfBill(status);
  return (
    <Badge miw="fit-content" color={BILL_COLOURS[name]}>
      {t(isWrittenOff ? 'writtenOff' : name)}
    </Badge>
  );
}
