import { vipLabel } from '@maneki/contract/rewards/vip';
import { vipConsoleEndpoints } from '@maneki/contract/rewards/vip-console-endpoints';
import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { call } from '#platform/call/call.ts';
import { Facts } from '#platform/look/facts.tsx';
import { Money } from '#platform/look/money.tsx';
import { Problem, Waiting } from '#platform/look/states.tsx';
import { When } from '#platform/look/when.tsx';
import { useMay } from '#platform/self.ts';
import { ClubName } from './club-name.tsx';

/** Where a member stands among the levels, with money and with credit. */
export function VipCard({ memberId }: { readonly memberId: string }) {
  const mayRead = useMay('readRewards');
  return mayRead ? <Standings memberId={memberId} /> : null;
}

function Standings({ memberId }: { readonly memberId: string }) {
  const t = useTranslations('vip.member');
  const { data, error, refetch } = useQuery({
    queryKey: [vipConsoleEndpoints.readMemberVip.name, memberId],
    queryFn: () => call(vipConsoleEndpoints.readMemberVip, { memberId }),
  });
  if (error) return <Problem error={error} onAgain={refetch} />;
  if (!data) return <Waiting />;
  const name = <ClubName memberId={memberId} name={data.name} />;
  if (data.standings.length === 0)
    return (
      <Facts title={t('title')} facts={[]}>
        <Text size="sm" c="dimmed">
          {t('none')}
        </Text>
        {name}
      </Facts>
    );
  return data.standings.map((standing, place) => {
    const { currency, level, highest, since, turnover, deposits, monthTurnover } = standing;
    return (
      <Facts
        key={currency}
        title={`${t('title')} · ${currency}`}
        facts={[
          [t('level'), vipLabel(level)],
          [t('highest'), vipLabel(highest)],
          [t('since'), <When key="since" at={since} />],
          [t('turnover'), <Money key="turnover" amount={turnover} currency={currency} />],
          [t('deposits'), <Money key="deposits" amount={deposits} currency={currency} />],
          [
            t('month', { month: standing.month.slice(0, 7) }),
            <Money key="month" amount={monthTurnover} currency={currency} />,
          ],
        ]}
      >
        {place === 0 && name}
      </Facts>
    );
  });
}
