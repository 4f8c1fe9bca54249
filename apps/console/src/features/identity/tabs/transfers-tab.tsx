import { walletConsoleEndpoints } from '@maneki/contract/wallet/console-endpoints';
import { TRANSFER_GROUPS } from '@maneki/contract/wallet/kinds';
import { useTranslations } from 'use-intl';
import { List } from '#platform/list/list.tsx';
import { Money } from '#platform/look/money.tsx';
import { When } from '#platform/look/when.tsx';
import type { Member } from '../queries.ts';

/** Every movement of a member's money, the newest first. */
export function TransfersTab({ member }: { readonly member: Member }) {
  const t = useTranslations('memberTransfers');
  const wallets = useTranslations('memberWallet.wallets');
  return (
    <List
      endpoint={walletConsoleEndpoints.listMemberTransfers}
      of={{ memberId: member.id }}
      keyOf={({ reference }) => reference}
      empty={t('empty')}
      filters={[
        {
          name: 'wallet',
          label: t('wallet'),
          options: (['MAIN', 'DEMO', 'FREE'] as const).map((value) => ({
            value,
            label: wallets(value),
          })),
        },
        {
          name: 'group',
          label: t('group'),
          options: [...TRANSFER_GROUPS, 'agent' as const].map((value) => ({
            value,
            label: t(`groups.${value}`),
          })),
        },
        { name: 'from', label: t('from'), kind: 'moment' },
        { name: 'to', label: t('to'), kind: 'moment' },
      ]}
      columns={[
        { name: 'at', label: t('at'), cell: ({ at }) => <When at={at} /> },
        { name: 'kind', label: t('kind'), cell: ({ kind }) => t(`kinds.${kind}`) },
        {
          name: 'amount',
          label: t('amount'),
          cell: ({ direction, amount, currency }) => (
            <Money amount={direction === 'OUT' ? `-${amount}` : amount} currency={currency} />
          ),
          isNumber: true,
        },
        {
          name: 'after',
          label: t('after'),
          cell: ({ balanceAfter, currency }) => <Money amount={balanceAfter} currency={currency} />,
          isNumber: true,
        },
        { name: 'reference', label: t('reference'), cell: ({ reference }) => reference },
        { name: 'author', label: t('author'), cell: ({ author }) => author ?? '–', isExtra: true },
        { name: 'remark', label: t('remark'), cell: ({ remark }) => remark ?? '–' },
      ]}
    />
  );
}
