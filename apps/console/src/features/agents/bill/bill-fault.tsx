import { BILL_STATUS } from '@maneki/contract/agents/contract';
import { Alert } from '@mantine/core';
import { useTranslations } from 'use-intl';
import type { BillRow } from '../contract/queries.ts';

/** What terms are called that can go beyond those of the payer. */
const FIELDS = {
  ratePpm: 'rate',
  minTurnover: 'minTurnover',
  minActive: 'minActive',
  minNet: 'minNet',
  minNetLoss: 'minNet',
  groups: 'groups',
  capPerHour: 'capPerHour',
  capPerDay: 'capPerDay',
} as const;

/** As a bill writes it: `tiers.0.ratePpm: 0.06% (0.05%)`. */
const TERM = /^(?:tiers\.(\d+)\.)?(\w+)[^:]*: (.+)$/;

/** Why a bill is not paid: what an operator wrote, or what does not hold any more of what was agreed on. */
export function BillFault({ bill }: { readonly bill: BillRow }) {
  const t = useTranslations('agentBills');
  const describeTerm = useTerm();
  const { status, fault, reason, isWrittenOff } = bill;
  if (status !== BILL_STATUS.rejected) return null;
  const why = fault
    ? `${t(`faults.${fault}`)} ${reason ? describeTerm(reason) : ''}`
    : t(isWrittenOff ? 'writtenOffFor' : 'rejectedFor', { reason: reason ?? '–' });
  return <Alert color="red">{why}</Alert>;
}

function useTerm(): (written: string) => string {
  const t = useTranslations('agentBills');
  const terms = useTranslations('agentContracts');
  return (written) => {
    const [, tier, name = '', value = ''] = TERM.exec(written) ?? [];
    if (!(name in FIELDS)) return written;
    const field = terms(FIELDS[name as keyof typeof FIELDS]);
    return tier === undefined
      ? t('beyond', { field, value })
      : t('beyondTier', { number: Number(tier) + 1, field, value });
  };
}
