import { ActionIcon, Card, Group, SimpleGrid, Table, Text } from '@mantine/core';
import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import type { DayOff } from '../queries.ts';
import { monthAfter, useDay, weeksOf } from './days.ts';

type DayOffCalendarProps = { readonly days: readonly DayOff[] };

const MONTHS = [0, 1, 2];

/** Three months, with how many lotteries rest on each day. */
export function DayOffCalendar({ days }: DayOffCalendarProps) {
  const t = useTranslations('daysOff');
  const [first, setFirst] = useState(() => new Date().toISOString().slice(0, 7));
  const byDay = new Map(days.map((day) => [day.day, day]));
  const turn = (months: number) => setFirst((month) => monthAfter(month, months));
  return (
    <Card withBorder padding="md">
      <Group justify="space-between" mb="sm">
        <ActionIcon variant="default" aria-label={t('earlier')} onClick={() => turn(-1)}>
          ‹
        </ActionIcon>
        <ActionIcon variant="default" aria-label={t('later')} onClick={() => turn(1)}>
          ›
        </ActionIcon>
      </Group>
      <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }}>
        {MONTHS.map((away) => (
          <Month key={away} month={monthAfter(first, away)} byDay={byDay} />
        ))}
      </SimpleGrid>
    </Card>
  );
}

type MonthProps = { readonly month: string; readonly byDay: ReadonlyMap<string, DayOff> };

function Month({ month, byDay }: MonthProps) {
  const format = useFormatter();
  const weeks = weeksOf(month);
  const whole = weeks.find((week) => week.every((day) => day !== undefined)) ?? [];
  return (
    <Table layout="fixed" className="numerals" ta="center">
      <Table.Caption style={{ captionSide: 'top' }} fw={600}>
        {format.dateTime(new Date(`${month}-01`), {
          year: 'numeric',
          month: 'long',
          timeZone: 'UTC',
        })}
      </Table.Caption>
      <Table.Thead>
        <Table.Tr>
          {whole.map((day) => (
            <Table.Th key={day} ta="center" p={2}>
              {format.dateTime(new Date(day!), { weekday: 'narrow', timeZone: 'UTC' })}
            </Table.Th>
          ))}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {weeks.map((week) => (
          <Table.Tr key={week.find((day) => day !== undefined)}>
            {week.map((day, weekday) => (
              <Table.Td key={day ?? `none ${weekday}`} p={2} ta="center">
                {day && <Day day={day} off={byDay.get(day)} />}
              </Table.Td>
            ))}
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}

function Day({ day, off }: { readonly day: string; readonly off: DayOff | undefined }) {
  const t = useTranslations('daysOff');
  const writeDay = useDay();
  const number = Number(day.slice(-2));
  if (!off) return <Text size="sm">{number}</Text>;
  const { lotteries } = off;
  return (
    <Text
      size="sm"
      fw={700}
      className="day-off"
      title={lotteries.map(({ name }) => name).join(', ')}
      aria-label={t('dayOf', { day: writeDay(day), count: lotteries.length })}
    >
      {number}
    </Text>
  );
}
