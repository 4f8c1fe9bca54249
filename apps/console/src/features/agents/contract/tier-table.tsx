import type { DailySalaryTerms, DividendTerms } from '@maneki/contract/agents/contract-terms';
import { parseAmount } from '@maneki/kernel/money';
import { Badge, Table } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Money } from '#platform/look/money.tsx';
import { WideTable } from '#platform/look/wide-table.tsx';
import { useRate } from './rate.ts';

type Tier = DailySalaryTerms['tiers'][number] | DividendTerms['tiers'][number];

/** What a team came to, as far as tiers ask about it. */
export type ReachedFigures = {
  readonly turnover: string;
  /** What the team lost, or the base of a dividend. */
  readonly net: string;
  readonly active: number;
  /** Which tier counted; the first is 0. */
  readonly tier: number | null;
};

type TierTableProps = {
  readonly tiers: readonly Tier[];
  readonly currency: string;
  readonly reached?: ReachedFigures;
};

/** The tiers of a contract; held against figures, each condition says whether it was met. */
export function TierTable({ tiers, currency, reached }: TierTableProps) {
  const t = useTranslations('agentContracts');
  const rate = useRate();
  const hasNet = tiers.some((tier) => netOf(tier) !== undefined);
  const money = (amount: string) => <Money amount={amount} currency={currency} />;
  return (
    <WideTable minWidth={520}>
      <Table className="numerals">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('tier')}</Table.Th>
            <Table.Th ta="right">{t('minTurnover')}</Table.Th>
            <Table.Th ta="right">{t('minActive')}</Table.Th>
            {hasNet && <Table.Th ta="right">{t('minNet')}</Table.Th>}
            <Table.Th ta="right">{t('rate')}</Table.Th>
            {reached && <Table.Th>{t('reached')}</Table.Th>}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {tiers.map((tier, place) => {
            const net = netOf(tier);
            return (
              <Table.Tr key={tier.ratePpm}>
                <Table.Td>{place + 1}</Table.Td>
                <Condition isMet={reached && isEnough(reached.turnover, tier.minTurnover)}>
                  {money(tier.minTurnover)}
                </Condition>
                <Condition isMet={reached && reached.active >= tier.minActive}>
                  {tier.minActive}
                </Condition>
                {hasNet && (
                  <Condition isMet={reached && net !== undefined && isEnough(reached.net, net)}>
                    {net === undefined ? '–' : money(net)}
                  </Condition>
                )}
                <Table.Td ta="right">{rate(tier.ratePpm)}</Table.Td>
                {reached && (
                  <Table.Td>
                    {reached.tier === place && <Badge color="teal.9">{t('counts')}</Badge>}
                  </Table.Td>
                )}
              </Table.Tr>
            );
          })}
        </Table.Tbody>
      </Table>
    </WideTable>
  );
}

const netOf = (tier: Tier): string | undefined =>
  'minNet' in tier ? tier.minNet : tier.minNetLoss;

const isEnough = (there: string, needed: string): boolean =>
  (parseAmount(there) ?? 0n) >= (parseAmount(needed) ?? 0n);

type ConditionProps = { readonly isMet: boolean | undefined; readonly children: ReactNode };

function Condition({ isMet, children }: ConditionProps) {
  const t = useTranslations('agentContracts');
  return (
    <Table.Td ta="right">
      {children}
      {isMet !== undefined && children !== '–' && (
        <span role="img" aria-label={t(isMet ? 'met' : 'notMet')}>
          {isMet ? ' ✓' : ' ✗'}
        </span>
      )}
    </Table.Td>
  );
}
