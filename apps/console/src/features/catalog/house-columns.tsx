import type { CURRENCIES } from '@maneki/kernel/money';
import { Badge, Group } from '@mantine/core';
import { useFormatter, useTranslations } from 'use-intl';
import type { Column } from '#platform/list/list-table.tsx';
import { useKindName } from '#platform/look/kind-name.ts';
import { writeMoney } from '#platform/look/money.tsx';
import type { Game } from './queries.ts';

const PARTS = 10_000_000;

/** What the house says of its own games: which rules, what they give back, and between which bounds. */
export function useHouseColumns(): readonly Column<Game>[] {
  const t = useTranslations('catalog.games');
  const format = useFormatter();
  const writeShare = (parts: number) =>
    format.number(parts / PARTS, {
      style: 'percent',
      minimumFractionDigits: 2,
      maximumFractionDigits: 4,
    });
  return [
    { name: 'kind', label: t('kind'), cell: ({ house }) => <Kind house={house} /> },
    {
      name: 'return',
      label: t('return'),
      isNumber: true,
      cell: ({ house }) => (house?.returnPer10M == null ? '–' : writeShare(house.returnPer10M)),
    },
    {
      name: 'winMax',
      label: t('winMax'),
      isNumber: true,
      cell: ({ house }) =>
        house ? t('units', { count: format.number(Number(house.winMax)) }) : '–',
    },
    {
      name: 'minBets',
      label: t('minBets'),
      isExtra: true,
      cell: ({ house }) => (house ? writeBets(house.minBets) : '–'),
    },
  ];
}

function Kind({ house }: Pick<Game, 'house'>) {
  const t = useTranslations('catalog.games');
  const kindName = useKindName();
  if (!house) return '–';
  return (
    <Group gap={4}>
      {kindName(house.kind)}
      {house.isShared && (
        <Badge size="xs" miw="fit-content" variant="default">
          {t('shared')}
        </Badge>
      )}
    </Group>
  );
}

const writeBets = (bets: Partial<Record<keyof typeof CURRENCIES, string>>): string =>
  Object.entries(bets)
    .map(([currency, amount]) => writeMoney({ amount, currency }))
    .join(' · ');
