import { rebateConsoleEndpoints as calls } from '@maneki/contract/agents/rebate-console-endpoints';
import { useTranslations } from 'use-intl';
import { List } from '#platform/list/list.tsx';
import { Money } from '#platform/look/money.tsx';
import { When } from '#platform/look/when.tsx';
import { MemberLink } from '../member-link.tsx';

/** What members still owe of rebates for bets that were taken back. */
export function DebtList() {
  const t = useTranslations('agentRebates');
  return (
    <List
      endpoint={calls.listRebateDebts}
      keyOf={({ memberId, currency }) => `${memberId} ${currency}`}
      empty={t('noDebts')}
      filters={[{ name: 'username', label: t('account') }]}
      columns={[
        {
          name: 'member',
          label: t('member'),
          cell: ({ memberId, username }) => <MemberLink id={memberId} name={username} />,
        },
        {
          name: 'amount',
          label: t('debt'),
          isNumber: true,
          cell: ({ amount, currency }) => <Money amount={amount} currency={currency} />,
        },
        { name: 'since', label: t('since'), cell: ({ changedAt }) => <When at={changedAt} /> },
      ]}
    />
  );
}
