import { lotteryConsoleEndpoints } from '@maneki/contract/lottery/console-endpoints';
import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { List } from '#platform/list/list.tsx';
import { daysOffQuery, officialQuery, useMayForAll } from '../queries.ts';
import { DayOffCalendar } from './day-off-calendar.tsx';
import { useDay } from './days.ts';
import { DaysOffDialog, type RefusedDay } from './days-off-dialog.tsx';

/** Days on which official lotteries are not drawn, such as those of Tết. */
export function DaysOffPart() {
  const t = useTranslations('daysOff');
  const writeDay = useDay();
  const may = useMayForAll('runLotteries');
  const { data: days } = useQuery(daysOffQuery);
  const { data: official } = useQuery(officialQuery);
  const [isOpen, setOpen] = useState(false);
  const [refused, setRefused] = useState<readonly RefusedDay[]>([]);
  const all = official?.rows.length ?? 0;
  return (
    <Stack>
      <Group justify="space-between">
        <Text c="dimmed" maw={720}>
          {t('text')}
        </Text>
        {may && all > 0 && <Button onClick={() => setOpen(true)}>{t('change')}</Button>}
      </Group>
      {refused.length > 0 && (
        <Alert
          color="gold"
          withCloseButton
          closeButtonLabel={t('close')}
          onClose={() => setRefused([])}
        >
          {t('refused', {
            draws: refused.map(({ name, day }) => `${name} ${writeDay(day)}`).join(', '),
          })}
        </Alert>
      )}
      <DayOffCalendar days={days?.rows ?? []} />
      <List
        endpoint={lotteryConsoleEndpoints.listDaysOff}
        keyOf={({ day }) => day}
        empty={t('empty')}
        columns={[
          { name: 'day', label: t('day'), cell: ({ day }) => writeDay(day) },
          {
            name: 'lotteries',
            label: t('lotteries'),
            cell: ({ lotteries }) =>
              lotteries.length === all ? t('all') : lotteries.map(({ name }) => name).join(', '),
          },
        ]}
      />
      {official && (
        <DaysOffDialog
          lotteries={official.rows}
          isOpen={isOpen}
          onClose={() => setOpen(false)}
          onRefused={setRefused}
        />
      )}
    </Stack>
  );
}
