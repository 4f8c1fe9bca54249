import { Alert, Anchor, Card, Group, Stack, Table, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { Facts } from '#platform/look/facts.tsx';
import { Money } from '#platform/look/money.tsx';
import { Problem, Waiting } from '#platform/look/states.tsx';
import { When } from '#platform/look/when.tsx';
import { WideTable } from '#platform/look/wide-table.tsx';
import { DecideGift } from './decide-gift.tsx';
import { GiftBadge } from './gift-list.tsx';
import { type Gift, giftQuery } from './queries.ts';

/** One that an agent sent: what it is, who gets what, and what can be decided about it. */
export function GiftPart() {
  const t = useTranslations('agentGifts');
  const { id = '' } = useParams();
  const { data: gift, error, refetch } = useQuery(giftQuery(id));
  if (error) return <Problem error={error} onAgain={refetch} />;
  if (!gift) return <Waiting />;
  return (
    <Stack key={id}>
      <Anchor component={Link} to="/agentGifts" w="fit-content">
        {t('back')}
      </Anchor>
      <Group justify="space-between">
        <Group gap="sm">
          <Title order={2} size="h3">
            {t(`kinds.${gift.kind}`)}
          </Title>
          <GiftBadge state={gift.state} />
        </Group>
        <DecideGift gift={gift} />
      </Group>
      {gift.reason && <Alert color="red">{gift.reason}</Alert>}
      <GiftFacts gift={gift} />
      <Parts gift={gift} />
    </Stack>
  );
}

type GiftProps = { readonly gift: Gift };

function GiftFacts({ gift }: GiftProps) {
  const t = useTranslations('agentGifts');
  const { currency, startsAt, endsAt } = gift;
  const money = (amount: string) => <Money {...{ amount, currency }} />;
  return (
    <Facts
      title={t('facts')}
      facts={[
        [
          t('sender'),
          <Anchor key="sender" component={Link} to={`/members/${gift.senderId}`}>
            {gift.sender}
          </Anchor>,
        ],
        [t('at'), <When key="at" at={gift.sentAt} />],
        [t('total'), money(gift.total)],
        [t('givenTotal'), money(gift.givenTotal)],
        [t('refunded'), money(gift.refunded)],
        [t('greeting'), gift.greeting || '–'],
        [t('audience'), gift.audience ? t(`audiences.${gift.audience}`) : '–'],
        [t('starts'), startsAt ? <When key="starts" at={startsAt} /> : '–'],
        [t('ends'), endsAt ? <When key="ends" at={endsAt} /> : '–'],
        [t('claimedBy'), gift.claimedBy ?? '–'],
      ]}
    />
  );
}

function Parts({ gift: { parts, currency } }: GiftProps) {
  const t = useTranslations('agentGifts');
  return (
    <Card withBorder padding="md">
      <WideTable minWidth={420}>
        <Table>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t('recipient')}</Table.Th>
              <Table.Th ta="right">{t('amount')}</Table.Th>
              <Table.Th>{t('givenAt')}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {parts.map(({ username, amount, at }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: parts stay in their order, and some are nobody's
              <Table.Tr key={index}>
                <Table.Td>{username ?? t('nobodyYet')}</Table.Td>
                <Table.Td ta="right">
                  <Money {...{ amount, currency }} />
                </Table.Td>
                <Table.Td>{at ? <When at={at} /> : '–'}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </WideTable>
    </Card>
  );
}
