import { SALARY_PPM_MAX } from '@maneki/contract/agents/contract';
import { type DailySalaryTerms, dailySalaryTerms } from '@maneki/contract/agents/contract-terms';
import { Stack, Switch } from '@mantine/core';
import { useTranslations } from 'use-intl';
import type { ChosenProps } from '#platform/form/schema-field.tsx';
import { useRate } from '../rate.ts';
import { useFaults } from './faults.ts';
import { AmountInput, GroupsInput, NO_NUMBER } from './inputs.tsx';
import { TiersField } from './tiers-field.tsx';

const blank: DailySalaryTerms['tiers'][number] = {
  minTurnover: '0',
  minActive: 0,
  ratePpm: NO_NUMBER,
};

export const blankDaily: DailySalaryTerms = {
  base: 'VALID_TURNOVER',
  groups: [],
  includeSelf: false,
  tiers: [blank],
};

/** The terms of a salary by the day. */
export function DailyField({ value, error, onChange }: ChosenProps) {
  const t = useTranslations('agentContracts');
  const rate = useRate();
  const terms = value as DailySalaryTerms;
  const faultAt = useFaults(dailySalaryTerms, terms, Boolean(error));
  const change = (part: Partial<DailySalaryTerms>) => onChange({ ...terms, ...part });
  return (
    <Stack>
      <GroupsInput
        value={terms.groups}
        faultAt={faultAt}
        onChange={(groups) => change({ groups })}
      />
      <TiersField
        tiers={terms.tiers}
        blank={blank}
        rateLabel={t('rateUpTo', { rate: rate(SALARY_PPM_MAX) })}
        faultAt={faultAt}
        onChange={(tiers) => change({ tiers })}
        more={(tier, path, changeTier) => (
          <AmountInput
            label={t('minNetLoss')}
            isRequired={false}
            value={tier.minNetLoss ?? ''}
            error={faultAt(`${path}.minNetLoss`)}
            onChange={(typed) => changeTier({ minNetLoss: typed === '' ? undefined : typed })}
          />
        )}
      />
      <AmountInput
        label={t('capPerDay')}
        description={t('capHint')}
        isRequired={false}
        value={terms.capPerDay ?? ''}
        error={faultAt('capPerDay')}
        onChange={(typed) => change({ capPerDay: typed === '' ? undefined : typed })}
      />
      <Switch
        label={t('includeSelf')}
        checked={terms.includeSelf}
        onChange={({ currentTarget }) => change({ includeSelf: currentTarget.checked })}
      />
    </Stack>
  );
}
