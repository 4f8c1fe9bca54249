import { lotteryConsoleEndpoints } from '@maneki/contract/lottery/console-endpoints';
import { Anchor, Stack, Text } from '@mantine/core';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { List } from '#platform/list/list.tsx';
import { When } from '#platform/look/when.tsx';
import { LOTTERY_AGAIN_MS } from '../queries.ts';
import { EntryState } from './entry-state.tsx';

/** Official issues that wait for their result, the oldest first. */
export function AwaitedPart() {
  const t = useTranslations('results');
  return (
    <Stack>
      <Text c="dimmed">{t('text')}</Text>
      <List
        endpoint={lotteryConsoleEndpoints.listAwaited}
        keyOf={({ lottery, no }) => `${lottery} ${no}`}
        empty={t('empty')}
        everyMs={LOTTERY_AGAIN_MS}
        columns={[
          {
            name: 'name',
            label: t('lottery'),
            cell: ({ lottery, name, no, issueNo }) => (
              <Anchor component={Link} to={`/results/${lottery}/${no}`} size="sm" fw={600}>
                {`${name} · ${issueNo}`}
              </Anchor>
            ),
          },
          { name: 'state', label: t('state'), cell: ({ entry }) => <EntryState entry={entry} /> },
          { name: 'drawn', label: t('drawAt'), cell: ({ drawAt }) => <When at={drawAt} /> },
          { name: 'void', label: t('voidAt'), cell: ({ voidAt }) => <When at={voidAt} /> },
          { name: 'slips', label: t('slips'), isNumber: true, cell: ({ slips }) => slips },
        ]}
      />
    </Stack>
  );
}
