import { parseAmount, writeAmount } from '@maneki/kernel/money';
import { Table } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { Money } from '#platform/look/money.tsx';
import { WideTable } from '#platform/look/wide-table.tsx';
import type { BillRead } from '../contract/queries.ts';
import { useRate } from '../contract/rate.ts';

type ReadProps = { readonly read: BillRead };

const plus = (left: string, right: string): string =>
  writeAmount((parseAmount(left) ?? 0n) + (parseAmount(right) ?? 0n));

/** Turnover that counted, by games; what had been paid by the hour is taken off. */
export function TurnoverTable({ read: { bill, byGroup } }: ReadProps) {
  const t = useTranslations('agentBills');
  const nameOf = useTranslations('catalog.categories');
  const isLess = bill.kind === 'DAILY_SALARY' && byGroup.some(({ less }) => less !== '0');
  const money = (amount: string) => <Money amount={amount} currency={bill.currency} />;
  return (
    <WideTable minWidth={isLess ? 420 : 240}>
      <Table className="numerals" captionSide="top">
        <Table.Caption ta="left">{t('turnoverByGames')}</Table.Caption>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('games')}</Table.Th>
            {isLess && <Table.Th ta="right">{t('played')}</Table.Th>}
            {isLess && <Table.Th ta="right">{t('paidHourly')}</Table.Th>}
            <Table.Th ta="right">{t('counted')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {byGroup.map(({ group, amount, less }) => (
            <Table.Tr key={group}>
              <Table.Td>{nameOf(group)}</Table.Td>
              {isLess && <Table.Td ta="right">{money(plus(amount, less))}</Table.Td>}
              {isLess && <Table.Td ta="right">{money(less)}</Table.Td>}
              <Table.Td ta="right">{money(amount)}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </WideTable>
  );
}

/** What a dividend came out of, by games, with what vendors take of each. */
export function GamesTable({ read: { bill, games, contract } }: ReadProps) {
  const t = useTranslations('agentBills');
  const nameOf = useTranslations('catalog.categories');
  const rate = useRate();
  if (contract.kind !== 'DIVIDEND') return null;
  const { vendorPpm, vendorPpmOf } = contract.terms.feeRules;
  const money = (amount: string) => <Money amount={amount} currency={bill.currency} />;
  return (
    <WideTable minWidth={420}>
      <Table className="numerals" captionSide="top">
        <Table.Caption ta="left">{t('feesByGames')}</Table.Caption>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('games')}</Table.Th>
            <Table.Th ta="right">{t('stake')}</Table.Th>
            <Table.Th ta="right">{t('payout')}</Table.Th>
            <Table.Th ta="right">{t('feeRate')}</Table.Th>
            <Table.Th ta="right">{t('fee')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {games.map(({ group, stake, payout, vendorFee }) => (
            <Table.Tr key={group}>
              <Table.Td>{nameOf(group)}</Table.Td>
              <Table.Td ta="right">{money(stake)}</Table.Td>
              <Table.Td ta="right">{money(payout)}</Table.Td>
              <Table.Td ta="right">{rate(vendorPpmOf[group] ?? vendorPpm)}</Table.Td>
              <Table.Td ta="right">{money(vendorFee)}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </WideTable>
  );
}
