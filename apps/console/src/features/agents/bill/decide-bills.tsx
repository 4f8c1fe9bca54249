import { contractConsoleEndpoints as calls } from '@maneki/contract/agents/contract-console-endpoints';
import { parseAmount, writeAmount } from '@maneki/kernel/money';
import { Group, Text } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { SchemaForm } from '#platform/form/schema-form.tsx';
import { writeMoney } from '#platform/look/money.tsx';
import { ActButton } from '../act-button.tsx';
import { type BillRow, useContractActed } from '../contract/queries.ts';

type BillsProps = { readonly bills: readonly BillRow[] };

/** What can be decided about the dividends that were chosen: all of them, or none. */
export function DecideBills({ bills }: BillsProps) {
  const t = useTranslations('agentBills');
  if (bills.length === 0)
    return (
      <Text size="sm" c="dimmed" mih={36}>
        {t('chooseSome')}
      </Text>
    );
  return (
    <Group gap="sm">
      <Text size="sm" aria-live="polite">
        {t('chosen', { count: bills.length })}
      </Text>
      <DividendActs bills={bills} />
    </Group>
  );
}

/** Lets dividends be paid, or turns them down with a reason. */
export function DividendActs({ bills }: BillsProps) {
  const t = useTranslations('agentBills');
  const acted = useContractActed();
  const ids = bills.map(({ id }) => id);
  const count = bills.length;
  const company = sumOfCompany(bills);
  return (
    <>
      <ActButton
        title={t('approve')}
        text={`${t('approveText', { count })} ${company ? t('companyPays', { amount: company }) : t('payerPays')}`}
      >
        {(close) => (
          <SchemaForm
            endpoint={calls.approveDividends}
            known={{ ids }}
            fields={{ reason: { label: t('reason'), description: t('approveReason') } }}
            submit={t('approve')}
            onCancel={close}
            onDone={({ approved }) => {
              acted(t('approved', { count: approved }));
              close();
            }}
          />
        )}
      </ActButton>
      <ActButton title={t('reject')} text={t('rejectText', { count })} color="red.9">
        {(close) => (
          <SchemaForm
            endpoint={calls.rejectDividends}
            known={{ ids }}
            fields={{ reason: { label: t('reason'), description: t('reasonRead') } }}
            submit={t('reject')}
            color="red.9"
            onCancel={close}
            onDone={({ rejected }) => {
              acted(t('rejected', { count: rejected }));
              close();
            }}
          />
        )}
      </ActButton>
    </>
  );
}

/** What the company itself pays of some bills, by currency: the others are paid out of those. */
function sumOfCompany(bills: readonly BillRow[]): string {
  const sums = new Map<string, bigint>();
  for (const { payerId, currency, calcAmount } of bills)
    if (payerId === null)
      sums.set(currency, (sums.get(currency) ?? 0n) + (parseAmount(calcAmount) ?? 0n));
  return [...sums]
    .map(([currency, sum]) => writeMoney({ amount: writeAmount(sum), currency }))
    .join(', ');
}

/** Gives up what a disabled agent would be paid. */
export function WriteOff({ bill }: { readonly bill: BillRow }) {
  const t = useTranslations('agentBills');
  const acted = useContractActed();
  return (
    <ActButton title={t('writeOff')} text={t('writeOffText', { payee: bill.payee })} color="red.9">
      {(close) => (
        <SchemaForm
          endpoint={calls.writeOffBill}
          known={{ id: bill.id }}
          fields={{ reason: { label: t('reason'), description: t('reasonRead') } }}
          submit={t('writeOff')}
          color="red.9"
          onCancel={close}
          onDone={() => {
            acted(t('writtenOff'));
            close();
          }}
        />
      )}
    </ActButton>
  );
}
