import { Anchor, Card, Table } from '@mantine/core';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { Money } from '#platform/look/money.tsx';
import { WideTable } from '#platform/look/wide-table.tsx';
import { BillBadge } from '../contract/badges.tsx';
import type { BillRow } from '../contract/queries.ts';
import { useRate } from '../contract/rate.ts';
import { Period } from './period.tsx';

const AMOUNTS = ['calcAmount', 'ownAmount', 'receivedAmount', 'openAmount'] as const;

type BillTableProps = { readonly bills: readonly BillRow[]; readonly hasPayee?: boolean };

/** Some bills beside something else, each with the way to it. */
export function BillTable({ bills, hasPayee = true }: BillTableProps) {
  const t = useTranslations('agentBills');
  const rate = useRate();
  return (
    <Card withBorder padding="md">
      <WideTable minWidth={640}>
        <Table className="numerals">
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t(hasPayee ? 'payee' : 'period')}</Table.Th>
              <Table.Th ta="right">{t('rate')}</Table.Th>
              {AMOUNTS.map((name) => (
                <Table.Th key={name} ta="right">
                  {t(name)}
                </Table.Th>
              ))}
              <Table.Th>{t('status')}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {bills.map((bill) => (
              <Table.Tr key={bill.id}>
                <Table.Td>
                  <Anchor component={Link} to={`/agentBills/one/${bill.id}`} size="sm" fw={600}>
                    {hasPayee ? bill.payee : <Period bill={bill} />}
                  </Anchor>
                </Table.Td>
                <Table.Td ta="right">{rate(bill.ratePpm)}</Table.Td>
                {AMOUNTS.map((name) => (
                  <Table.Td key={name} ta="right">
                    <Money amount={bill[name]} currency={bill.currency} />
                  </Table.Td>
                ))}
                <Table.Td>
                  <BillBadge bill={bill} />
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </WideTable>
    </Card>
  );
}
