import { REFERRAL_STATES } from '@maneki/contract/rewards/referral';
import { referralConsoleEndpoints } from '@maneki/contract/rewards/referral-console-endpoints';
import { Anchor, Badge, Text } from '@mantine/core';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { List } from '#platform/list/list.tsx';
import { Money } from '#platform/look/money.tsx';
import { Page } from '#platform/look/page.tsx';
import { When } from '#platform/look/when.tsx';

const COLOURS = { OPEN: 'blue', QUALIFIED: 'green', EXPIRED: 'gray' } as const;

/** Who invited whom, and how far each friend is. */
export function ReferralsScreen() {
  const t = useTranslations('referrals');
  return (
    <Page title={t('title')}>
      <Text size="sm" c="dimmed">
        {t('text')}
      </Text>
      <List
        endpoint={referralConsoleEndpoints.searchReferrals}
        keyOf={({ friendId }) => friendId}
        empty={t('empty')}
        filters={[
          { name: 'referrer', label: t('referrer') },
          { name: 'friend', label: t('friend') },
          {
            name: 'state',
            label: t('state'),
            options: REFERRAL_STATES.map((value) => ({ value, label: t(`states.${value}`) })),
          },
        ]}
        columns={[
          { name: 'joined', label: t('joined'), cell: ({ joinedAt }) => <When at={joinedAt} /> },
          {
            name: 'friend',
            label: t('friend'),
            cell: ({ friendId, friend }) => <MemberLink id={friendId} name={friend} />,
          },
          {
            name: 'referrer',
            label: t('referrer'),
            cell: ({ referrerId, referrer }) => <MemberLink id={referrerId} name={referrer} />,
          },
          {
            name: 'state',
            label: t('state'),
            cell: ({ state }) => (
              <Badge color={COLOURS[state]} tt="none" miw="max-content">
                {t(`states.${state}`)}
              </Badge>
            ),
          },
          {
            name: 'lastDay',
            label: t('lastDay'),
            cell: ({ lastDay }) => <span className="whole">{lastDay}</span>,
          },
          {
            name: 'deposits',
            label: t('deposits'),
            isNumber: true,
            cell: ({ deposits, currency }) =>
              currency ? <Money amount={deposits} currency={currency} /> : '–',
          },
          {
            name: 'qualified',
            label: t('qualified'),
            cell: ({ qualifiedAt }) => (qualifiedAt ? <When at={qualifiedAt} /> : '–'),
          },
        ]}
      />
    </Page>
  );
}

const MemberLink = ({ id, name }: { readonly id: string; readonly name: string }) => (
  <Anchor component={Link} to={`/members/${id}`} size="sm">
    {name}
  </Anchor>
);
