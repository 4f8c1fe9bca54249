import { vipLabel } from '@maneki/contract/rewards/vip';
import { Anchor, Badge, Group, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { Money } from '#platform/look/money.tsx';
import { useMay } from '#platform/self.ts';
import { depositsQuery, memberQuery, vipQuery } from './queries.ts';

type ContextProps = { readonly memberId: string };

/** What an operator would look up before answering, as far as their rights go. */
export function MemberContext({ memberId }: ContextProps) {
  const t = useTranslations('chats');
  const mayRead = useMay('readMembers');
  const mayReadChats = useMay('readMessages');
  const { data: known } = useQuery({ ...memberQuery(memberId), enabled: mayRead });
  const { data: vip } = useQuery({ ...vipQuery(memberId), enabled: useMay('readRewards') });
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
      {vip?.standings.map(({ currency, level }) => (
        <Badge key={currency} color="gold.8">
          {vipLabel(level)} {vip.standings.length > 1 && currency}
        </Badge>
      ))}
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
      {mayReadChats && (
        <Anchor component={Link} to={`/chats/of/${memberId}`} size="xs">
          {t('pastOf')}
        </Anchor>
      )}
      {mayRead && (
        <Anchor component={Link} to={`/members/${memberId}`} size="xs">
          {t('open')}
        </Anchor>
      )}
    </Group>
  );
}
