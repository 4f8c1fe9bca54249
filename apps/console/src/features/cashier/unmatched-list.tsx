import { depositConsoleEndpoints as calls } from '@maneki/contract/cashier/deposit-console-endpoints';
import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { SchemaForm } from '#platform/form/schema-form.tsx';
import { List } from '#platform/list/list.tsx';
import type { RowOf } from '#platform/list/list-query.ts';
import { ActDialog } from '#platform/look/act-dialog.tsx';
import { Money } from '#platform/look/money.tsx';
import { useTell } from '#platform/look/use-tell.ts';
import { When } from '#platform/look/when.tsx';
import { useMay } from '#platform/self.ts';
import { AGAIN_MS, useCashierChanged } from './queries.ts';

type Payment = RowOf<typeof calls.listUnmatched>;

/** Payments that no order takes, and whose they are said to be. */
export function UnmatchedList() {
  const t = useTranslations('deposits');
  const words = useTranslations('cashier');
  const mayReview = useMay('reviewDeposits');
  const [assigned, setAssigned] = useState<Payment>();
  return (
    <>
      <List
        endpoint={calls.listUnmatched}
        keyOf={({ id }) => id}
        empty={t('allMatched')}
        everyMs={AGAIN_MS}
        columns={[
          { name: 'provider', label: t('provider'), cell: ({ provider }) => provider },
          { name: 'payment', label: t('payment'), cell: ({ paymentRef }) => paymentRef },
          { name: 'orderNo', label: words('orderNo'), cell: ({ orderNo }) => orderNo },
          { name: 'member', label: words('member'), cell: ({ member }) => member },
          {
            name: 'amount',
            label: words('amount'),
            isNumber: true,
            cell: ({ amount, coins, currency }) =>
              amount === null ? (coins ?? '–') : <Money {...{ amount, currency }} />,
          },
          { name: 'why', label: t('why'), cell: ({ why }) => why ?? '–' },
          { name: 'at', label: words('at'), cell: ({ toldAt }) => <When at={toldAt} /> },
          {
            name: 'decision',
            label: t('decision'),
            cell: (payment) =>
              payment.waits ? (
                words('waits')
              ) : (
                <Group gap="xs">
                  {mayReview && (
                    <Button size="xs" variant="default" onClick={() => setAssigned(payment)}>
                      {t('assign')}
                    </Button>
                  )}
                </Group>
              ),
          },
        ]}
      />
      <ActDialog
        title={t('assign')}
        text={t('assignText')}
        isOpen={assigned !== undefined}
        onClose={() => setAssigned(undefined)}
      >
        {assigned && <AssignForm payment={assigned} onClose={() => setAssigned(undefined)} />}
      </ActDialog>
    </>
  );
}

type AssignFormProps = { readonly payment: Payment; readonly onClose: () => void };

function AssignForm({ payment, onClose }: AssignFormProps) {
  const t = useTranslations('deposits');
  const words = useTranslations('cashier');
  const tell = useTell();
  const hasChanged = useCashierChanged();
  return (
    <SchemaForm
      endpoint={calls.assignPayment}
      known={{ id: payment.id }}
      fields={{
        orderNo: { label: words('orderNo'), description: t('assignOrder') },
        memberId: { label: t('memberId'), description: t('assignMember') },
        amount: { label: words('amount'), description: t('assignAmount') },
        reason: { label: words('reason') },
      }}
      initial={{ memberId: payment.memberId }}
      submit={t('assign')}
      onCancel={onClose}
      onDone={() => {
        tell.done(t('proposed'));
        hasChanged();
        onClose();
      }}
    />
  );
}
