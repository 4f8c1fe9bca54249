import { memberTicketsEndpoints } from '@maneki/contract/play/member-tickets-endpoints';
import { CATEGORIES, TICKET_STATUSES } from '@maneki/contract/play/tickets';
import { useTranslations } from 'use-intl';
import { List } from '#platform/list/list.tsx';
import { Money } from '#platform/look/money.tsx';
import { When } from '#platform/look/when.tsx';
import type { Member } from '../queries.ts';
import { BetDetails } from './bet-details.tsx';

/** Everything that a member has bet, the newest first; a row opens with what proves its round. */
export function BetsTab({ member }: { readonly member: Member }) {
  const t = useTranslations('memberBets');
  return (
    <List
      endpoint={memberTicketsEndpoints.listMemberTickets}
      of={{ memberId: member.id }}
      keyOf={({ ticketNo }) => ticketNo}
      empty={t('empty')}
      filters={[
        {
          name: 'category',
          label: t('category'),
          options: CATEGORIES.map((value) => ({ value, label: t(`categories.${value}`) })),
        },
        {
          name: 'status',
          label: t('status'),
          options: TICKET_STATUSES.map((value) => ({ value, label: t(`statuses.${value}`) })),
        },
        { name: 'from', label: t('from'), kind: 'moment' },
        { name: 'to', label: t('to'), kind: 'moment' },
      ]}
      columns={[
        { name: 'at', label: t('at'), cell: ({ placedAt }) => <When at={placedAt} /> },
        { name: 'game', label: t('game'), cell: ({ game }) => game },
        {
          name: 'category',
          label: t('category'),
          cell: ({ category }) => t(`categories.${category}`),
          isExtra: true,
        },
        { name: 'vendor', label: t('vendor'), cell: ({ vendor }) => vendor, isExtra: true },
        {
          name: 'stake',
          label: t('stake'),
          cell: ({ stake, currency }) => <Money amount={stake} currency={currency} />,
          isNumber: true,
        },
        {
          name: 'payout',
          label: t('payout'),
          cell: ({ payout, currency }) => <Money amount={payout} currency={currency} />,
          isNumber: true,
        },
        {
          name: 'net',
          label: t('net'),
          cell: ({ net, currency }) =>
            net === null ? '–' : <Money amount={net} currency={currency} />,
          isNumber: true,
        },
        { name: 'status', label: t('status'), cell: ({ status }) => t(`statuses.${status}`) },
        { name: 'ticketNo', label: t('ticketNo'), cell: ({ ticketNo }) => ticketNo },
      ]}
      details={({ ticketNo }) => <BetDetails memberId={member.id} ticketNo={ticketNo} />}
    />
  );
}
