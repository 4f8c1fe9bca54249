import type { ContractGroup } from '@maneki/contract/agents/contract';
import type { DividendTerms } from '@maneki/contract/agents/contract-terms';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Facts } from '#platform/look/facts.tsx';
import { Money } from '#platform/look/money.tsx';
import type { Contract } from './queries.ts';
import { useRate } from './rate.ts';
import { type ReachedFigures, TierTable } from './tier-table.tsx';

type Fact = readonly [label: string, value: ReactNode];
type TermsFactsProps = {
  readonly contract: Contract;
  /** What a bill came to, where tiers are held against it. */
  readonly reached?: ReachedFigures;
};

/** What was agreed on. */
export function TermsFacts({ contract, reached }: TermsFactsProps) {
  const t = useTranslations('agentContracts');
  const facts = useTerms(contract);
  const tiers = contract.kind === 'HOURLY_SALARY' ? undefined : contract.terms.tiers;
  return (
    <Facts title={t('terms')} facts={facts}>
      {tiers && (
        <TierTable tiers={tiers} currency={contract.currency} {...(reached && { reached })} />
      )}
    </Facts>
  );
}

function useTerms(contract: Contract): readonly Fact[] {
  const t = useTranslations('agentContracts');
  const groupName = useTranslations('catalog.categories');
  const rate = useRate();
  const money = (amount: string) => <Money amount={amount} currency={contract.currency} />;
  const games = (groups: readonly ContractGroup[]): Fact => [
    t('groups'),
    groups.map((group) => groupName(group)).join(', '),
  ];
  const yes = (is: boolean) => t(is ? 'yes' : 'no');
  switch (contract.kind) {
    case 'DAILY_SALARY': {
      const { groups, includeSelf, capPerDay } = contract.terms;
      return [
        games(groups),
        [t('includeSelf'), yes(includeSelf)],
        [t('capPerDay'), capPerDay ? money(capPerDay) : t('noCap')],
      ];
    }
    case 'HOURLY_SALARY': {
      const { groups, minTurnover, ratePpm, capPerHour, capPerDay, stackable } = contract.terms;
      return [
        games(groups),
        [t('minTurnover'), money(minTurnover)],
        [t('rate'), rate(ratePpm)],
        [t('capPerHour'), money(capPerHour)],
        [t('capPerDay'), money(capPerDay)],
        [t('stackable'), yes(stackable)],
      ];
    }
    case 'DIVIDEND': {
      const { carry, feeRules } = contract.terms;
      return [
        [t('carry'), t(`carries.${carry}`)],
        [t('depositFee'), rate(feeRules.depositPpm)],
        [t('vendorFee'), rate(feeRules.vendorPpm)],
        ...exceptions(feeRules).map(
          ([group, ppm]): Fact => [t('vendorFeeOf', { group: groupName(group) }), rate(ppm)],
        ),
        [t('jackpotFee'), rate(feeRules.jackpotPpm)],
      ];
    }
  }
}

const exceptions = ({ vendorPpmOf }: DividendTerms['feeRules']) =>
  Object.entries(vendorPpmOf) as [ContractGroup, number][];
