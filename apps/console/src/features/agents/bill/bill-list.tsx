import { BILL_STATUS, type BillStatus, CONTRACT_KINDS } from '@maneki/contract/agents/contract';
import { contractConsoleEndpoints } from '@maneki/contract/agents/contract-console-endpoints';
import { Anchor, Text } from '@mantine/core';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { List } from '#platform/list/list.tsx';
import { Money } from '#platform/look/money.tsx';
import { When } from '#platform/look/when.tsx';
import { useMay } from '#platform/self.ts';
import { BillBadge, nameOfBill } from '../contract/badges.tsx';
import { AGAIN_MS, type BillRow } from '../contract/queries.ts';
import { useRate } from '../contract/rate.ts';
import { Payer } from '../contract/sides.tsx';
import { MemberLink } from '../member-link.tsx';
import { DecideBills } from './decide-bills.tsx';
import { Period } from './period.tsx';

const AMOUNTS = ['calcAmount', 'ownAmount', 'openAmount'] as const;
const EXTRAS = ['teamTurnover', 'owedToDirect', 'receivedAmount'] as const;

const TICKED = {
  nameOf: ({ payee }: BillRow) => payee,
  acts: (bills: readonly BillRow[]) => <DecideBills bills={bills} />,
};

const textOf = (status: BillStatus | undefined) => {
  if (status === BILL_STATUS.pendingApproval) return 'waiting';
  if (status === BILL_STATUS.held) return 'held';
  return status === BILL_STATUS.insufficient ? 'short' : 'all';
};

/** Bills, the newest first; those of one status, or all of them. */
export function BillList({ status }: { readonly status?: BillStatus }) {
  const t = useTranslations('agentBills');
  const rate = useRate();
  const mayReview = useMay('reviewAgents');
  const isWaiting = status === BILL_STATUS.pendingApproval;
  const filters = useBillFilters(status);
  const amount = (name: (typeof AMOUNTS)[number] | (typeof EXTRAS)[number], isExtra: boolean) => ({
    name,
    label: t(name),
    isNumber: true,
    isExtra,
    cell: (bill: BillRow) => <Money amount={bill[name]} currency={bill.currency} />,
  });
  return (
    <>
      <Text size="sm" c="dimmed">
        {t(`texts.${textOf(status)}`)}
      </Text>
      <List
        endpoint={contractConsoleEndpoints.searchBills}
        of={status ? { status: String(status) } : {}}
        keyOf={({ id }) => id}
        empty={t(isWaiting ? 'nothingWaits' : 'empty')}
        everyMs={AGAIN_MS}
        filters={filters}
        ticked={isWaiting && mayReview ? TICKED : undefined}
        columns={[
          {
            name: 'period',
            label: t('period'),
            cell: (bill) => (
              <Anchor component={Link} to={`/agentBills/one/${bill.id}`} size="sm" fw={600}>
                <Period bill={bill} />
              </Anchor>
            ),
          },
          {
            name: 'kind',
            label: t('kind'),
            isExtra: isWaiting,
            cell: ({ kind }) => t(`kinds.${kind}`),
          },
          {
            name: 'payee',
            label: t('payee'),
            cell: ({ payeeId, payee }) => <MemberLink id={payeeId} name={payee} />,
          },
          { name: 'payer', label: t('payer'), cell: (bill) => <Payer {...bill} /> },
          {
            name: 'line',
            label: t('line'),
            isExtra: true,
            cell: ({ rootId, root }) => <MemberLink id={rootId} name={root} />,
          },
          { name: 'rate', label: t('rate'), isNumber: true, cell: ({ ratePpm }) => rate(ratePpm) },
          ...AMOUNTS.map((name) => amount(name, false)),
          ...EXTRAS.map((name) => amount(name, true)),
          {
            name: 'status',
            label: t('status'),
            // All of them have the same.
            isExtra: status !== undefined,
            cell: (bill) => <BillBadge bill={bill} />,
          },
          {
            name: 'settled',
            label: t('settled'),
            isExtra: true,
            cell: ({ settledAt }) => <When at={settledAt} />,
          },
        ]}
      />
    </>
  );
}

function useBillFilters(status: BillStatus | undefined) {
  const t = useTranslations('agentBills');
  const kinds = CONTRACT_KINDS.map((value) => ({ value, label: t(`kinds.${value}`) }));
  const statuses = Object.values(BILL_STATUS).map((value) => ({
    value: String(value),
    label: t(`statuses.${nameOfBill(value)}`),
  }));
  return [
    { name: 'username', label: t('payee') },
    { name: 'line', label: t('line') },
    { name: 'day', label: t('day') },
    // Only dividends wait for anybody.
    ...(status === BILL_STATUS.pendingApproval
      ? []
      : [{ name: 'kind', label: t('kind'), options: kinds }]),
    ...(status ? [] : [{ name: 'status', label: t('status'), options: statuses }]),
  ];
}
