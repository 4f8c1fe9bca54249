import { Badge, Group } from '@mantine/core';
import { useTranslations } from 'use-intl';
import type { IssueRow, Lottery } from './queries.ts';

type LotteryStateProps = {
  readonly lottery: Pick<Lottery, 'isOffered' | 'isPaused' | 'isRun' | 'current' | 'awaited'>;
};

/** What a lottery does, and what of it an operator should see. */
export function LotteryState({ lottery }: LotteryStateProps) {
  const t = useTranslations('lotteries.states');
  const { isOffered, isPaused, isRun, current, awaited } = lottery;
  const isResting = isPaused && current?.status !== 'OPEN';
  return (
    <Group gap={4}>
      {isOffered ? (
        <Badge miw="fit-content" color={isResting ? 'gray.7' : 'teal.9'}>
          {t(isResting ? 'resting' : 'open')}
        </Badge>
      ) : (
        <Badge miw="fit-content" color="gray.7" variant="outline">
          {t('notOffered')}
        </Badge>
      )}
      {isOffered && isPaused && !isResting && (
        <Badge miw="fit-content" color="gold.8">
          {t('restsNext')}
        </Badge>
      )}
      {awaited > 0 && (
        <Badge miw="fit-content" color="red.9">
          {t('awaited', { count: awaited })}
        </Badge>
      )}
      {isOffered && !isRun && (
        <Badge miw="fit-content" color="red.9">
          {t('alone')}
        </Badge>
      )}
    </Group>
  );
}

const COLOURS = {
  SCHEDULED: 'gray.7',
  OPEN: 'teal.9',
  CLOSED: 'gold.8',
  DRAWN: 'gold.8',
  SETTLED: 'teal.9',
  VOID: 'gray.7',
} as const;

export function IssueState({ status }: Pick<IssueRow, 'status'>) {
  const t = useTranslations('issues.statuses');
  return (
    <Badge
      miw="fit-content"
      color={COLOURS[status]}
      variant={status === 'SETTLED' ? 'light' : 'filled'}
    >
      {t(status)}
    </Badge>
  );
}
