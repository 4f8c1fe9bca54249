import { MESSAGE_CATEGORIES } from '@maneki/contract/messages/inbox';
import { inboxConsoleEndpoints as calls } from '@maneki/contract/messages/inbox-console-endpoints';
import { Anchor, Badge, Button, Text } from '@mantine/core';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { List } from '#platform/list/list.tsx';
import { Page } from '#platform/look/page.tsx';
import { When } from '#platform/look/when.tsx';
import { useMay } from '#platform/self.ts';

/** Whether members still see it. */
export function ShownBadge({ withdrawnAt }: { readonly withdrawnAt: string | null }) {
  const t = useTranslations('broadcasts');
  return (
    <Badge miw="fit-content" color={withdrawnAt ? 'gray.7' : 'teal.9'}>
      {t(withdrawnAt ? 'withdrawn' : 'shown')}
    </Badge>
  );
}

/** What was written to many members, the latest first, with how many have read it. */
export function BroadcastList() {
  const t = useTranslations('broadcasts');
  const categories = useTranslations('messageCategories');
  const maySend = useMay('sendMessages');
  return (
    <Page
      title={t('title')}
      actions={
        maySend && (
          <Button component={Link} to="/broadcasts/new">
            {t('add')}
          </Button>
        )
      }
    >
      <Text c="dimmed">{t('text')}</Text>
      <List
        endpoint={calls.searchBroadcasts}
        keyOf={({ id }) => id}
        empty={t('empty')}
        filters={[
          {
            name: 'category',
            label: t('category'),
            options: MESSAGE_CATEGORIES.map((value) => ({ value, label: categories(value) })),
          },
        ]}
        columns={[
          {
            name: 'title',
            label: t('name'),
            cell: ({ id, title }) => (
              <Anchor component={Link} to={`/broadcasts/${id}`} size="sm" fw={600}>
                {title}
              </Anchor>
            ),
          },
          {
            name: 'category',
            label: t('category'),
            cell: ({ category }) => categories(category),
          },
          { name: 'sentAt', label: t('sentAt'), cell: ({ sentAt }) => <When at={sentAt} /> },
          { name: 'sentBy', label: t('sentBy'), cell: ({ sentBy }) => sentBy },
          { name: 'reach', label: t('reach'), isNumber: true, cell: ({ reach }) => reach },
          { name: 'reads', label: t('reads'), isNumber: true, cell: ({ reads }) => reads },
          { name: 'state', label: t('state'), cell: (row) => <ShownBadge {...row} /> },
        ]}
      />
    </Page>
  );
}
