import { Card, Table, Text, Title } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { Money } from '#platform/look/money.tsx';
import { When } from '#platform/look/when.tsx';
import { WideTable } from '#platform/look/wide-table.tsx';
import type { BillRead } from '../contract/queries.ts';

/** What was paid of a bill, when, and out of what. */
export function BillPayments({ read: { bill, payments } }: { readonly read: BillRead }) {
  const t = useTranslations('agentBills');
  return (
    <Card withBorder padding="md">
      <Title order={2} size="h4" mb="sm">
        {t('payments')}
      </Title>
      {payments.length === 0 ? (
        <Text c="dimmed">{t('noPayments')}</Text>
      ) : (
        <WideTable minWidth={480}>
          <Table className="numerals">
            <Table.Thead>
              <Table.Tr>
                <Table.Th>{t('paidAt')}</Table.Th>
                <Table.Th>{t('paidFrom')}</Table.Th>
                <Table.Th>{t('paidTo')}</Table.Th>
                <Table.Th ta="right">{t('amount')}</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {payments.map(({ at, from, to, amount }, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: payments are only ever added at the end
                <Table.Tr key={index}>
                  <Table.Td>
                    <When at={at} />
                  </Table.Td>
                  <Table.Td>{t(`sources.${from}`)}</Table.Td>
                  <Table.Td>
                    {to === 'OWN' ? bill.payee : t('throughPayee', { payee: bill.payee })}
                  </Table.Td>
                  <Table.Td ta="right">
                    <Money amount={amount} currency={bill.currency} />
                  </Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </WideTable>
      )}
    </Card>
  );
}
