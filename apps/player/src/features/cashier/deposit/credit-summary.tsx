import { creditFor } from '@maneki/contract/cashier/deposit';
import type { DepositChannel } from '@maneki/contract/cashier/deposit-schemas';
import { parseAmount } from '@maneki/kernel/money';
import { Card } from '@maneki/ui/card';
import { useTranslations } from 'use-intl';
import { type Cash, writeUnits } from '../cash.ts';
import { SumRows } from '../components/sum-rows.tsx';

type CreditSummaryProps = {
  /** Undefined before there is an amount that could be paid. */
  readonly units: bigint | undefined;
  readonly channel: DepositChannel;
  readonly cash: Cash;
};

/** What is paid and what arrives, by the rule that the server books by; it follows what is typed. */
export function CreditSummary({ units = 0n, channel, cash }: CreditSummaryProps) {
  const t = useTranslations('deposit.form');
  const { fee, bonusPpm } = channel;
  const credit = creditFor(units, cash.currency, {
    feePayer: fee.payer,
    feePpm: BigInt(fee.ppm),
    feeFixed: parseAmount(fee.fixed) ?? 0n,
    bonusPpm: BigInt(bonusPpm),
  });
  return (
    <Card>
      <section aria-label={t('sum')} aria-live="polite">
        <SumRows
          rows={[
            { label: t('pay'), value: writeUnits(units, cash) },
            ...(credit.fee > 0n
              ? [{ label: t('fee'), value: `− ${writeUnits(credit.fee, cash)}` }]
              : []),
            ...(credit.bonus > 0n
              ? [{ label: t('bonus'), value: `+ ${writeUnits(credit.bonus, cash)}` }]
              : []),
            { label: t('get'), value: writeUnits(credit.credited, cash), isTotal: true },
          ]}
        />
      </section>
    </Card>
  );
}
