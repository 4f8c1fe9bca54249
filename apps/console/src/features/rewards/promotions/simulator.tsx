import { promotionConsoleEndpoints as calls } from '@maneki/contract/rewards/promotion-console-endpoints';
import { Card, Group, NumberInput, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '#platform/call/call.ts';

const BEGINNING = { baseRu: 80, edgePpm: 36_000, sharePpm: 1_000_000 };
type Assumption = typeof BEGINNING;

/** What a claim is expected to cost, by what its rollover brings back. */
export function Simulator({ id }: { readonly id: string }) {
  const t = useTranslations('promotions.simulator');
  const [assumed, setAssumed] = useState<Assumption>(BEGINNING);
  const { data } = useQuery({
    queryKey: [calls.simulatePromotion.name, id, assumed],
    queryFn: () => call(calls.simulatePromotion, { id, ...assumed }),
    placeholderData: (before) => before,
  });
  return (
    <Card withBorder padding="lg">
      <Title order={3} size="h4" mb="sm">
        {t('title')}
      </Title>
      <Group align="end">
        {(Object.keys(BEGINNING) as (keyof Assumption)[]).map((name) => (
          <NumberInput
            key={name}
            label={t(name)}
            min={name === 'edgePpm' ? 0 : 1}
            max={1_000_000}
            value={assumed[name]}
            onChange={(value) =>
              typeof value === 'number' && setAssumed((held) => ({ ...held, [name]: value }))
            }
          />
        ))}
      </Group>
      {data && (
        <Text mt="sm" role="status">
          {t('answer', {
            bonus: data.bonusRu,
            turnover: data.turnoverRu,
            loss: data.lossRu,
            cost: data.costRu,
          })}
        </Text>
      )}
    </Card>
  );
}
