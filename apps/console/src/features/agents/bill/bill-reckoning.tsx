import { parseAmount, writeAmount } from '@maneki/kernel/money';
import { Card, Group, SimpleGrid, Stack, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Money, writeMoney } from '#platform/look/money.tsx';
import type { BillRead } from '../contract/queries.ts';
import { useRate } from '../contract/rate.ts';
import { GamesTable, TurnoverTable } from './bill-games.tsx';

type ReadProps = { readonly read: BillRead };

/** How a bill came about, line by line: from what was played to what is paid. */
export function BillReckoning({ read }: ReadProps) {
  const t = useTranslations('agentBills');
  return (
    <Card withBorder padding="md">
      <Title order={2} size="h4" mb="sm">
        {t('how')}
      </Title>
      <SimpleGrid cols={{ base: 1, md: 2 }} spacing="xl">
        <Stack>
          {read.byGroup.length > 0 && <TurnoverTable read={read} />}
          {read.games.length > 0 && <GamesTable read={read} />}
        </Stack>
        <Stack>
          {read.dividend && <DividendLines read={read} />}
          <AmountLines read={read} />
        </Stack>
      </SimpleGrid>
    </Card>
  );
}

type Line = {
  readonly label: string;
  readonly value: ReactNode;
  /** What the lines above it come to. */
  readonly isSum?: boolean;
};

function Lines({ title, lines }: { readonly title: string; readonly lines: readonly Line[] }) {
  return (
    <Stack gap={6}>
      <Title order={3} size="h5">
        {title}
      </Title>
      {lines.map(({ label, value, isSum }) => (
        <Group
          key={label}
          justify="space-between"
          gap="sm"
          wrap="nowrap"
          fz="sm"
          fw={isSum ? 700 : 400}
          className={isSum ? 'numerals reckoned' : 'numerals'}
        >
          <span>{label}</span>
          <span>{value}</span>
        </Group>
      ))}
    </Stack>
  );
}

const negative = (amount: string): string => writeAmount(-(parseAmount(amount) ?? 0n));

/** From what a team staked to what a dividend is a share of. */
function DividendLines({ read: { bill, dividend, contract } }: ReadProps) {
  const t = useTranslations('agentBills');
  const rate = useRate();
  if (!dividend || contract.kind !== 'DIVIDEND') return null;
  const money = (amount: string) => <Money amount={amount} currency={bill.currency} />;
  const less = (amount: string) => money(negative(amount));
  const { depositPpm } = contract.terms.feeRules;
  const deposits = writeMoney({ amount: dividend.deposits, currency: bill.currency });
  const depositFee = t('depositFee', { deposits, rate: rate(depositPpm) });
  return (
    <Lines
      title={t('base')}
      lines={[
        { label: t('stake'), value: money(dividend.stake) },
        { label: t('payout'), value: less(dividend.payout) },
        { label: t('ggr'), value: money(dividend.ggr), isSum: true },
        { label: t('rebates'), value: less(dividend.rebates) },
        { label: t('promotions'), value: less(dividend.promotions) },
        { label: t('salaries'), value: less(dividend.salaries) },
        { label: depositFee, value: less(dividend.depositFee) },
        { label: t('vendorFee'), value: less(dividend.vendorFee) },
        { label: t('net'), value: money(dividend.net), isSum: true },
        { label: t('carryIn'), value: money(dividend.carryIn) },
        { label: t('dividendBase'), value: money(dividend.base), isSum: true },
        { label: t('carryOut'), value: money(bill.carryOut) },
      ]}
    />
  );
}

/** From turnover or base to what the payee keeps. */
function AmountLines({ read }: ReadProps) {
  const t = useTranslations('agentBills');
  const rate = useRate();
  const { bill, dividend, uncapped, leastPaid } = read;
  const money = (amount: string) => <Money amount={amount} currency={bill.currency} />;
  return (
    <Lines
      title={t('amounts')}
      lines={[
        ...(dividend ? [] : [{ label: t('teamTurnover'), value: money(bill.teamTurnover) }]),
        ...(bill.kind === 'DAILY_SALARY'
          ? [{ label: t('teamNet'), value: money(bill.teamNet) }]
          : []),
        ...(bill.kind === 'HOURLY_SALARY' ? [] : [{ label: t('active'), value: bill.activeCount }]),
        { label: t('rate'), value: bill.ratePpm === 0 ? t('noTier') : rate(bill.ratePpm) },
        { label: t(dividend ? 'shareOfBase' : 'shareOfTurnover'), value: money(uncapped) },
        ...(bill.calcAmount === '0' && uncapped !== '0'
          ? [{ label: t('leastPaid'), value: money(leastPaid) }]
          : []),
        ...useCaps(read),
        { label: t('calcAmount'), value: money(bill.calcAmount), isSum: true },
        { label: t('owedToDirect'), value: money(negative(bill.owedToDirect)) },
        { label: t('ownAmount'), value: money(bill.ownAmount), isSum: true },
        { label: t('receivedAmount'), value: money(bill.receivedAmount) },
        { label: t('paidToDirect'), value: money(bill.paidToDirect) },
        { label: t('walletAmount'), value: money(bill.walletAmount) },
        { label: t('openAmount'), value: money(bill.openAmount), isSum: true },
      ]}
    />
  );
}

/** What an amount is cut to, where its contract has caps. */
function useCaps({ bill, contract, paidBefore }: BillRead): readonly Line[] {
  const t = useTranslations('agentBills');
  const money = (amount: string) => <Money amount={amount} currency={bill.currency} />;
  if (contract.kind === 'HOURLY_SALARY')
    return [
      { label: t('capPerHour'), value: money(contract.terms.capPerHour) },
      { label: t('capPerDay'), value: money(contract.terms.capPerDay) },
      { label: t('paidBefore'), value: money(paidBefore ?? '0') },
    ];
  if (contract.kind === 'DAILY_SALARY' && contract.terms.capPerDay)
    return [{ label: t('capPerDay'), value: money(contract.terms.capPerDay) }];
  return [];
}
