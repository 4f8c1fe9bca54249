import { lotteryConsoleEndpoints } from '@maneki/contract/lottery/console-endpoints';
import { Badge, Button, Group, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { List } from '#platform/list/list.tsx';
import { useNumberName, usePlayName } from '../lottery-words.ts';
import { type Lottery, useMayForAll } from '../queries.ts';
import { RestrictDialog } from './restrict-dialog.tsx';

type RestrictionsCardProps = { readonly lottery: Lottery };

/** Numbers that are not taken, or pay half: now, or from an issue on that has not opened. */
export function RestrictionsCard({ lottery }: RestrictionsCardProps) {
  const t = useTranslations('restrictions');
  const playName = usePlayName(lottery.family);
  const numberName = useNumberName();
  const may = useMayForAll('runLotteries');
  const [isOpen, setOpen] = useState(false);
  return (
    <Stack gap="sm">
      <Group justify="space-between">
        <div>
          <Title order={2} size="h3">
            {t('title')}
          </Title>
          <Text size="sm" c="dimmed">
            {t('text')}
          </Text>
        </div>
        {may && lottery.next && (
          <Button variant="default" onClick={() => setOpen(true)}>
            {t('change')}
          </Button>
        )}
      </Group>
      <List
        endpoint={lotteryConsoleEndpoints.listRestrictions}
        of={{ lottery: lottery.lottery }}
        prefix="r-"
        keyOf={({ fromNo, play, number }) => `${fromNo} ${play} ${number}`}
        empty={t('empty')}
        columns={[
          { name: 'number', label: t('number'), cell: ({ number }) => numberName(number) },
          { name: 'play', label: t('play'), cell: ({ play }) => playName(play) },
          {
            name: 'rule',
            label: t('rule'),
            cell: ({ rule }) => (
              <Badge miw="fit-content" color={rule === 'CLOSED' ? 'red.9' : 'gold.8'}>
                {t(`rules.${rule}`)}
              </Badge>
            ),
          },
          { name: 'from', label: t('from'), cell: ({ fromIssueNo }) => fromIssueNo },
          {
            name: 'force',
            label: t('state'),
            cell: ({ isInForce }) => t(isInForce ? 'inForce' : 'later'),
          },
        ]}
      />
      {lottery.next && (
        <RestrictDialog
          lottery={lottery}
          next={lottery.next}
          isOpen={isOpen}
          onClose={() => setOpen(false)}
        />
      )}
    </Stack>
  );
}
