import type { ResponseOf } from '@maneki/contract/contract';
import { operatorsEndpoints } from '@maneki/contract/operators/endpoints';
import { Code, SimpleGrid, Stack, Text } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { List } from '#platform/list/list.tsx';
import { Page } from '#platform/look/page.tsx';
import { When } from '#platform/look/when.tsx';

type Act = ResponseOf<typeof operatorsEndpoints.listActs>['rows'][number];

/** Who did what, the latest first. */
export function AuditScreen() {
  const t = useTranslations('audit');
  return (
    <Page title={t('title')}>
      <List
        endpoint={operatorsEndpoints.listActs}
        keyOf={({ seq }) => seq}
        empty={t('empty')}
        filters={[
          { name: 'operator', label: t('operator') },
          { name: 'act', label: t('act') },
          { name: 'subject', label: t('subject') },
          { name: 'from', label: t('from'), kind: 'moment' },
          { name: 'to', label: t('to'), kind: 'moment' },
        ]}
        columns={[
          { name: 'at', label: t('at'), cell: ({ at }) => <When at={at} /> },
          { name: 'operator', label: t('operator'), cell: ({ operator }) => operator },
          { name: 'act', label: t('act'), cell: ({ act }) => <Code>{act}</Code> },
          { name: 'subject', label: t('subject'), cell: ({ subject }) => subject },
          { name: 'reason', label: t('reason'), cell: ({ reason }) => reason ?? '–' },
          { name: 'address', label: t('address'), cell: ({ address }) => address, isExtra: true },
        ]}
        details={(act) => <Change act={act} />}
      />
    </Page>
  );
}

function Change({ act }: { readonly act: Act }) {
  const t = useTranslations('audit');
  return (
    <Stack gap="xs">
      <SimpleGrid cols={2}>
        {(['before', 'after'] as const).map((side) => (
          <Stack key={side} gap={4}>
            <Text size="xs" c="dimmed">
              {t(side)}
            </Text>
            <Code block>{JSON.stringify(act[side], null, 2)}</Code>
          </Stack>
        ))}
      </SimpleGrid>
      <Text size="xs" c="dimmed">{`${t('address')}: ${act.address || '–'}`}</Text>
    </Stack>
  );
}
