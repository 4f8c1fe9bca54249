import {
  CONTRACT_GROUPS,
  type ContractGroup,
  DEPOSIT_FEE_PPM,
  DIVIDEND_CARRIES,
  DIVIDEND_PPM_MAX,
  type DividendCarry,
  VENDOR_FEE_PPM,
} from '@maneki/contract/agents/contract';
import {
  type DividendTerms,
  dividendTerms,
  type FeeRules,
} from '@maneki/contract/agents/contract-terms';
import { Fieldset, Select, SimpleGrid, Stack, Text } from '@mantine/core';
import { useTranslations } from 'use-intl';
import type { ChosenProps } from '#platform/form/schema-field.tsx';
import { useRate } from '../rate.ts';
import { type FaultAt, useFaults } from './faults.ts';
import { AmountInput, NO_NUMBER, RateInput } from './inputs.tsx';
import { TiersField } from './tiers-field.tsx';

const blank: DividendTerms['tiers'][number] = {
  minNet: '0',
  minTurnover: '0',
  minActive: 0,
  ratePpm: NO_NUMBER,
};

export const blankDividend: DividendTerms = {
  carry: 'FOREVER',
  tiers: [blank],
  feeRules: {
    depositPpm: DEPOSIT_FEE_PPM,
    vendorPpm: VENDOR_FEE_PPM,
    vendorPpmOf: {},
    jackpotPpm: 0,
  },
};

/** The terms of a share of what a team loses. */
export function DividendField({ value, error, onChange }: ChosenProps) {
  const t = useTranslations('agentContracts');
  const rate = useRate();
  const terms = value as DividendTerms;
  const faultAt = useFaults(dividendTerms, terms, Boolean(error));
  const change = (part: Partial<DividendTerms>) => onChange({ ...terms, ...part });
  return (
    <Stack>
      <Select
        label={t('carry')}
        withAsterisk
        data={DIVIDEND_CARRIES.map((carry) => ({ value: carry, label: t(`carries.${carry}`) }))}
        value={terms.carry}
        allowDeselect={false}
        onChange={(carry) => change({ carry: carry as DividendCarry })}
      />
      <TiersField
        tiers={terms.tiers}
        blank={blank}
        rateLabel={t('rateUpTo', { rate: rate(DIVIDEND_PPM_MAX) })}
        faultAt={faultAt}
        onChange={(tiers) => change({ tiers })}
        more={(tier, path, changeTier) => (
          <AmountInput
            label={t('minNet')}
            value={tier.minNet}
            error={faultAt(`${path}.minNet`)}
            onChange={(minNet) => changeTier({ minNet })}
          />
        )}
      />
      <FeesField
        fees={terms.feeRules}
        faultAt={faultAt}
        onChange={(feeRules) => change({ feeRules })}
      />
    </Stack>
  );
}

type FeesFieldProps = {
  readonly fees: FeeRules;
  readonly faultAt: FaultAt;
  readonly onChange: (fees: FeeRules) => void;
};

const FEES = {
  depositPpm: 'depositFee',
  vendorPpm: 'vendorFee',
  jackpotPpm: 'jackpotFee',
} as const;

/** What the company takes off first, in all and for single groups of games. */
function FeesField({ fees, faultAt, onChange }: FeesFieldProps) {
  const t = useTranslations('agentContracts');
  const nameOf = useTranslations('catalog.categories');
  const changeOf = (group: ContractGroup, ppm: number | undefined) => {
    const { [group]: _, ...others } = fees.vendorPpmOf;
    onChange({ ...fees, vendorPpmOf: ppm === undefined ? others : { ...others, [group]: ppm } });
  };
  return (
    <Fieldset legend={t('fees')}>
      <Stack>
        <Text size="sm">{t('feesText')}</Text>
        <SimpleGrid cols={{ base: 1, xs: 2 }}>
          {(Object.keys(FEES) as (keyof typeof FEES)[]).map((name) => (
            <RateInput
              key={name}
              label={t(FEES[name])}
              value={fees[name]}
              error={faultAt(`feeRules.${name}`)}
              onChange={(ppm = NO_NUMBER) => onChange({ ...fees, [name]: ppm })}
            />
          ))}
        </SimpleGrid>
        <Text size="sm">{t('feesOfText')}</Text>
        <SimpleGrid cols={{ base: 2, xs: 3 }}>
          {CONTRACT_GROUPS.map((group) => (
            <RateInput
              key={group}
              label={nameOf(group)}
              isRequired={false}
              value={fees.vendorPpmOf[group]}
              error={faultAt(`feeRules.vendorPpmOf.${group}`)}
              onChange={(ppm) => changeOf(group, ppm)}
            />
          ))}
        </SimpleGrid>
      </Stack>
    </Fieldset>
  );
}
