import { LOTTERY_FAMILIES } from '@maneki/contract/house/lottery';
import { lotteryConsoleEndpoints } from '@maneki/contract/lottery/console-endpoints';
import { Anchor } from '@mantine/core';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { List } from '#platform/list/list.tsx';
import { When } from '#platform/look/when.tsx';
import { LoadBar } from './issues/load-bar.tsx';
import { LotteryState } from './lottery-state.tsx';
import { useSchedule, useUnits } from './lottery-words.ts';
import { LOTTERY_AGAIN_MS } from './queries.ts';

/** Every lottery of the house, with what its current issue holds. */
export function LotteriesPart() {
  const t = useTranslations('lotteries');
  const families = useTranslations('lotteryPlays.families');
  const scheduleOf = useSchedule();
  const writeUnits = useUnits();
  const optionsOf = <Value extends string>(
    values: readonly Value[],
    nameOf: (value: Value) => string,
  ) => values.map((value) => ({ value, label: nameOf(value) }));
  return (
    <List
      endpoint={lotteryConsoleEndpoints.listLotteries}
      keyOf={({ lottery }) => lottery}
      empty={t('empty')}
      everyMs={LOTTERY_AGAIN_MS}
      filters={[
        { name: 'family', label: t('family'), options: optionsOf(LOTTERY_FAMILIES, families) },
        {
          name: 'drawSource',
          label: t('source'),
          options: optionsOf(['HOUSE', 'OFFICIAL'] as const, (source) => t(`sources.${source}`)),
        },
        {
          name: 'offered',
          label: t('offered'),
          options: optionsOf(['yes', 'no'] as const, (answer) => t(`answers.${answer}`)),
        },
      ]}
      columns={[
        {
          name: 'name',
          label: t('name'),
          cell: ({ lottery, name }) => (
            <Anchor component={Link} to={`/lotteries/${lottery}`} size="sm" fw={600}>
              {name}
            </Anchor>
          ),
        },
        { name: 'family', label: t('family'), cell: ({ family }) => families(family) },
        { name: 'state', label: t('state'), cell: (lottery) => <LotteryState lottery={lottery} /> },
        {
          name: 'source',
          label: t('source'),
          isExtra: true,
          cell: ({ drawSource }) => t(`sources.${drawSource}`),
        },
        { name: 'issue', label: t('issue'), cell: ({ current }) => current?.issueNo ?? '–' },
        {
          name: 'drawn',
          label: t('drawAt'),
          cell: ({ current }) => <When at={current?.drawAt ?? null} />,
        },
        { name: 'slips', label: t('slips'), isNumber: true, cell: ({ slips }) => slips },
        {
          name: 'staked',
          label: t('staked'),
          isNumber: true,
          cell: ({ staked, isDemo }) => writeUnits(staked, isDemo),
        },
        {
          name: 'load',
          label: t('heaviest'),
          cell: ({ heaviest, limits, isDemo }) => (
            <LoadBar load={heaviest} most={limits.loadMax} isDemo={isDemo} />
          ),
        },
        {
          name: 'schedule',
          label: t('schedule.title'),
          isExtra: true,
          cell: ({ schedule }) => scheduleOf(schedule),
        },
      ]}
    />
  );
}
