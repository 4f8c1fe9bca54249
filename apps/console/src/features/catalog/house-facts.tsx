import { SimpleGrid, Text } from '@mantine/core';
import { useFormatter, useTranslations } from 'use-intl';
import { useKindName } from '#platform/look/kind-name.ts';
import { writeMoney } from '#platform/look/money.tsx';
import type { Game } from './queries.ts';

const PARTS = 10_000_000;

type HouseProps = Pick<Game, 'house'>;

/** What the house says of a game of its own: which rules, what it gives back, and between which bounds. */
export function HouseFacts({ house }: HouseProps) {
  const t = useTranslations('catalog.games');
  const format = useFormatter();
  const kindName = useKindName();
  const writeReturn = useWriteReturn();
  if (!house) return <Text size="sm">{t('ofOthers')}</Text>;
  const facts = [
    [t('kind'), kindName(house.kind)],
    [t('return'), writeReturn(house.returnPer10M)],
    [t('winMax'), t('units', { count: format.number(Number(house.winMax)) })],
    [t('shared'), t(house.isShared ? 'yes' : 'no')],
    [t('minBets'), writeBets(house.minBets)],
  ] as const;
  return (
    <SimpleGrid component="dl" cols={{ base: 1, sm: 2, md: 4 }} m={0} p="xs">
      {facts.map(([label, value]) => (
        <div key={label}>
          <Text component="dt" size="sm" c="dimmed">
            {label}
          </Text>
          <Text component="dd" size="sm" m={0}>
            {value}
          </Text>
        </div>
      ))}
    </SimpleGrid>
  );
}

/** The share of stakes that comes back, as far as there is one for the whole game. */
export function useWriteReturn(): (returnPer10M: number | null | undefined) => string {
  const format = useFormatter();
  const style = { style: 'percent', minimumFractionDigits: 2, maximumFractionDigits: 4 } as const;
  return (returnPer10M) =>
    returnPer10M == null ? '–' : format.number(returnPer10M / PARTS, style);
}

const writeBets = (bets: NonNullable<Game['house']>['minBets']): string =>
  Object.entries(bets)
    .map(([currency, amount]) => writeMoney({ amount, currency }))
    .join(' · ');
