import { TIERS_MAX } from '@maneki/contract/agents/contract';
import { Button, Fieldset, Group, Input, SimpleGrid, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { FaultAt } from './faults.ts';
import { AmountInput, CountInput, NO_NUMBER, RateInput } from './inputs.tsx';

type CommonTier = {
  readonly minTurnover: string;
  readonly minActive: number;
  readonly ratePpm: number;
};

type TiersFieldProps<Tier extends CommonTier> = {
  readonly tiers: readonly Tier[];
  /** One that nothing was typed into yet. */
  readonly blank: Tier;
  /** Says how high it may be. */
  readonly rateLabel: string;
  readonly faultAt: FaultAt;
  readonly onChange: (tiers: Tier[]) => void;
  /** What this kind of contract asks for beside turnover and members. */
  readonly more: (tier: Tier, path: string, change: (part: Partial<Tier>) => void) => ReactNode;
};

/** Tiers of a contract, which are added and removed; the highest rate whose conditions hold counts. */
export function TiersField<Tier extends CommonTier>(props: TiersFieldProps<Tier>) {
  const { tiers, blank, rateLabel, faultAt, onChange, more } = props;
  const t = useTranslations('agentContracts');
  return (
    <Stack gap="sm">
      <Text size="sm">{t('tiersText')}</Text>
      {tiers.map((tier, place) => {
        const path = `tiers.${place}`;
        const change = (part: Partial<Tier>) =>
          onChange(tiers.map((other, at) => (at === place ? { ...other, ...part } : other)));
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: tiers have no name but their place
          <Fieldset key={place} legend={t('tierOf', { number: place + 1 })}>
            <SimpleGrid cols={{ base: 1, xs: 2 }}>
              <RateInput
                label={rateLabel}
                value={tier.ratePpm}
                error={faultAt(`${path}.ratePpm`)}
                onChange={(ratePpm = NO_NUMBER) => change({ ratePpm } as Partial<Tier>)}
              />
              <AmountInput
                label={t('minTurnover')}
                value={tier.minTurnover}
                error={faultAt(`${path}.minTurnover`)}
                onChange={(minTurnover) => change({ minTurnover } as Partial<Tier>)}
              />
              <CountInput
                label={t('minActive')}
                value={tier.minActive}
                error={faultAt(`${path}.minActive`)}
                onChange={(minActive) => change({ minActive } as Partial<Tier>)}
              />
              {more(tier, path, change)}
            </SimpleGrid>
            {tiers.length > 1 && (
              <Group justify="end" mt="sm">
                <Button
                  size="xs"
                  variant="default"
                  onClick={() => onChange(tiers.filter((_, at) => at !== place))}
                >
                  {t('removeTier', { number: place + 1 })}
                </Button>
              </Group>
            )}
          </Fieldset>
        );
      })}
      {faultAt('tiers') && (
        <Input.Error size="sm" role="alert">
          {faultAt('tiers')}
        </Input.Error>
      )}
      {tiers.length < TIERS_MAX && (
        <Button variant="default" w="fit-content" onClick={() => onChange([...tiers, blank])}>
          {t('addTier')}
        </Button>
      )}
    </Stack>
  );
}
