import { HOURLY_GROUPS_DEFAULT, SALARY_PPM_MAX } from '@maneki/contract/agents/contract';
import { type HourlySalaryTerms, hourlySalaryTerms } from '@maneki/contract/agents/contract-terms';
import { SimpleGrid, Stack, Switch } from '@mantine/core';
import { useTranslations } from 'use-intl';
import type { ChosenProps } from '#platform/form/schema-field.tsx';
import { useRate } from '../rate.ts';
import { useFaults } from './faults.ts';
import { AmountInput, GroupsInput, NO_NUMBER, RateInput } from './inputs.tsx';

export const blankHourly: HourlySalaryTerms = {
  groups: [...HOURLY_GROUPS_DEFAULT],
  minTurnover: '0',
  ratePpm: NO_NUMBER,
  capPerHour: '',
  capPerDay: '',
  stackable: false,
};

const AMOUNTS = ['minTurnover', 'capPerHour', 'capPerDay'] as const;

/** The terms of a salary by the hour. */
export function HourlyField({ value, error, onChange }: ChosenProps) {
  const t = useTranslations('agentContracts');
  const rate = useRate();
  const terms = value as HourlySalaryTerms;
  const faultAt = useFaults(hourlySalaryTerms, terms, Boolean(error));
  const change = (part: Partial<HourlySalaryTerms>) => onChange({ ...terms, ...part });
  return (
    <Stack>
      <GroupsInput
        value={terms.groups}
        faultAt={faultAt}
        onChange={(groups) => change({ groups })}
      />
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <RateInput
          label={t('rateUpTo', { rate: rate(SALARY_PPM_MAX) })}
          value={terms.ratePpm}
          error={faultAt('ratePpm')}
          onChange={(ratePpm = NO_NUMBER) => change({ ratePpm })}
        />
        {AMOUNTS.map((name) => (
          <AmountInput
            key={name}
            label={t(name)}
            value={terms[name]}
            error={faultAt(name)}
            onChange={(typed) => change({ [name]: typed })}
          />
        ))}
      </SimpleGrid>
      <Switch
        label={t('stackable')}
        checked={terms.stackable}
        onChange={({ currentTarget }) => change({ stackable: currentTarget.checked })}
      />
    </Stack>
  );
}
