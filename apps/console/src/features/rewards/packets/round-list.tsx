import { packetConsoleEndpoints } from '@maneki/contract/rewards/packet-console-endpoints';
import { Anchor, Badge } from '@mantine/core';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { List } from '#platform/list/list.tsx';
import { When } from '#platform/look/when.tsx';
import { AGAIN_MS } from '../promotions/queries.ts';

/** The rounds of red packets: when, and how much of each was given. */
export function RoundList() {
  const t = useTranslations('packets');
  return (
    <List
      endpoint={packetConsoleEndpoints.searchPacketRounds}
      keyOf={({ id }) => id}
      empty={t('empty')}
      everyMs={AGAIN_MS}
      columns={[
        { name: 'starts', label: t('starts'), cell: ({ startsAt }) => <When at={startsAt} /> },
        { name: 'ends', label: t('ends'), cell: ({ endsAt }) => <When at={endsAt} /> },
        {
          name: 'promotion',
          label: t('promotion'),
          cell: ({ promotionId, promotion }) => (
            <Anchor component={Link} to={`/promotions/offer/${promotionId}`} size="sm" fw={600}>
              {promotion}
            </Anchor>
          ),
        },
        {
          name: 'state',
          label: t('state'),
          cell: ({ state }) => <Badge>{t(`states.${state}`)}</Badge>,
        },
        { name: 'given', label: t('given'), isNumber: true, cell: ({ given }) => given },
        { name: 'left', label: t('left'), isNumber: true, cell: ({ left }) => left },
        {
          name: 'amount',
          label: t('amount'),
          isNumber: true,
          cell: ({ givenRu, totalRu }) => `${givenRu} / ${totalRu}`,
        },
      ]}
    />
  );
}
