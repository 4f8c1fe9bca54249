import { REBATE_STATES } from '@maneki/contract/agents/rebate';
import { rebateConsoleEndpoints as calls } from '@maneki/contract/agents/rebate-console-endpoints';
import { Badge, Button, Text } from '@mantine/core';
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
import { MemberLink } from '../member-link.tsx';
import { useRebatesChanged } from './queries.ts';

type Payment = RowOf<typeof calls.listRebatePayments>;

const COLOURS = { PAID: 'teal.9', HELD: 'gold.8', WRITTEN_OFF: 'gray.7' } as const;
const AMOUNTS = ['own', 'team'] as const;
const EXTRAS = ['debtTaken', 'debtAdded'] as const;

/** What members earned by day, and whether they have it. */
export function PaymentList() {
  const t = useTranslations('agentRebates');
  const mayReview = useMay('reviewAgents');
  const [held, setHeld] = useState<Payment>();
  const close = () => setHeld(undefined);
  const amountOf = (
    name: (typeof AMOUNTS)[number] | (typeof EXTRAS)[number],
    isExtra: boolean,
  ) => ({
    name,
    label: t(name),
    isNumber: true,
    isExtra,
    cell: (payment: Payment) => <Money amount={payment[name]} currency={payment.currency} />,
  });
  return (
    <>
      <List
        endpoint={calls.listRebatePayments}
        keyOf={({ memberId, day, currency }) => `${memberId} ${day} ${currency}`}
        empty={t('noPayments')}
        filters={[
          { name: 'day', label: `${t('day')} (${t('dayHint')})`, isWide: true },
          { name: 'username', label: t('account') },
          {
            name: 'state',
            label: t('state'),
            options: REBATE_STATES.map((value) => ({ value, label: t(`states.${value}`) })),
          },
        ]}
        columns={[
          { name: 'day', label: t('day'), cell: ({ day }) => day },
          {
            name: 'member',
            label: t('member'),
            cell: ({ memberId, username }) => <MemberLink id={memberId} name={username} />,
          },
          ...AMOUNTS.map((name) => amountOf(name, false)),
          {
            name: 'paid',
            label: t('paid'),
            isNumber: true,
            cell: ({ paidOwn, paidTeam, currency }) => (
              <>
                <Money amount={paidOwn} currency={currency} />
                {' + '}
                <Money amount={paidTeam} currency={currency} />
              </>
            ),
          },
          ...EXTRAS.map((name) => amountOf(name, true)),
          {
            name: 'state',
            label: t('state'),
            cell: ({ state, hold }) => (
              <>
                <Badge miw="fit-content" color={COLOURS[state]}>
                  {t(`states.${state}`)}
                </Badge>
                {state === 'HELD' && hold && (
                  <Text size="xs" c="dimmed">
                    {t(`holds.${hold}`)}
                  </Text>
                )}
              </>
            ),
          },
          {
            name: 'settled',
            label: t('settled'),
            cell: ({ settledAt }) => (settledAt ? <When at={settledAt} /> : '–'),
          },
          {
            name: 'act',
            label: t('act'),
            cell: (payment) =>
              mayReview &&
              payment.state === 'HELD' && (
                <Button size="xs" variant="default" onClick={() => setHeld(payment)}>
                  {t('writeOff')}
                </Button>
              ),
          },
        ]}
      />
      <ActDialog
        title={t('writeOff')}
        text={held ? t('writeOffText', { username: held.username, day: held.day }) : ''}
        isOpen={held !== undefined}
        onClose={close}
      >
        {held && <WriteOffForm payment={held} onClose={close} />}
      </ActDialog>
    </>
  );
}

type WriteOffFormProps = { readonly payment: Payment; readonly onClose: () => void };

function WriteOffForm({ payment: { memberId, day, currency }, onClose }: WriteOffFormProps) {
  const t = useTranslations('agentRebates');
  const tell = useTell();
  const hasChanged = useRebatesChanged();
  return (
    <SchemaForm
      endpoint={calls.writeOffRebate}
      known={{ memberId, day, currency }}
      fields={{ reason: { label: t('reason') } }}
      submit={t('writeOff')}
      color="red.9"
      onCancel={onClose}
      onDone={() => {
        tell.done(t('writtenOff'));
        hasChanged();
        onClose();
      }}
    />
  );
}
