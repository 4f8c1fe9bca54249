import { Anchor, Badge, Group, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { Money } from '#platform/look/money.tsx';
import { useMay } from '#platform/self.ts';
import { depositsQuery, memberQuery } from './queries.ts';

type ContextProps = { readonly memberId: string };

/** What an operator would look up before answering, as far as their rights go. */
export function MemberContext({ memberId }: ContextProps) {
  const t = useTranslations('chats');
  const mayRead = useMay('readMembers');
  const { data: known } = useQuery({ ...memberQuery(memberId), enabled: mayRead });
  const { data: deposits } = useQuery({
    ...depositsQuery(memberId),
    enabled: useMay('readCashier'),
  });
  return (
    <Group gap="xs" mb="xs">
      {known && (
        <>
          <Text size="xs">
            {t('type')}: {known.type}
          </Text>
          {known.labels.map((label) => (
            <Badge key={label} variant="light">
              {label}
            </Badge>
          ))}
        </>
      )}
      {deposits && (
        <Text size="xs">
          {t('deposits')}:{' '}
          {deposits.rows.length === 0
            ? t('noDeposits')
            : deposits.rows.map(({ orderNo, amount, currency, state }) => (
                <Text span size="xs" key={orderNo} mr="xs">
                  <Money amount={amount} currency={currency} /> {state}
                </Text>
              ))}
        </Text>
      )}
      {mayRead && (
        <Anchor component={Link} to={`/members/${memberId}`} size="xs">
          {t('open')}
        </Anchor>
      )}
    </Group>
  );
}
