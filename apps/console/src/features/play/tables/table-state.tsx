import { Badge, Group } from '@mantine/core';
import { useTranslations } from 'use-intl';
import type { Table } from '../queries.ts';

type TableStateProps = { readonly table: Pick<Table, 'phase' | 'isPaused' | 'isRun'> };

/** What a table does, and what of it an operator should see. */
export function TableState({ table: { phase, isPaused, isRun } }: TableStateProps) {
  const t = useTranslations('tables');
  return (
    <Group gap={4}>
      <Badge miw="fit-content" color={phase === 'PAUSED' ? 'gray.7' : 'teal.9'}>
        {t(`phases.${phase}`)}
      </Badge>
      {isPaused && phase !== 'PAUSED' && (
        <Badge miw="fit-content" color="gold.8">
          {t('restsNext')}
        </Badge>
      )}
      {!isRun && (
        <Badge miw="fit-content" color="red.9">
          {t('alone')}
        </Badge>
      )}
    </Group>
  );
}
