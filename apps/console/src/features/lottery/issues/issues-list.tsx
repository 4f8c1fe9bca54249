import { lotteryConsoleEndpoints } from '@maneki/contract/lottery/console-endpoints';
import { Anchor } from '@mantine/core';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { List } from '#platform/list/list.tsx';
import { When } from '#platform/look/when.tsx';
import { IssueState } from '../lottery-state.tsx';
import { useIssueReason, useUnits } from '../lottery-words.ts';
import { LOTTERY_AGAIN_MS, type Lottery } from '../queries.ts';
import { DrawnLine } from '../results/drawn-result.tsx';
import { LoadBar } from './load-bar.tsx';

type IssuesListProps = { readonly lottery: Pick<Lottery, 'lottery' | 'family' | 'limits'> };

/** The issues of a lottery, the newest first. */
export function IssuesList({ lottery: { lottery, family, limits } }: IssuesListProps) {
  const t = useTranslations('issues');
  const writeUnits = useUnits();
  const issueReason = useIssueReason();
  return (
    <List
      endpoint={lotteryConsoleEndpoints.listIssues}
      of={{ lottery }}
      keyOf={({ no }) => String(no)}
      empty={t('empty')}
      everyMs={LOTTERY_AGAIN_MS}
      columns={[
        {
          name: 'number',
          label: t('number'),
          cell: ({ no, issueNo }) => (
            <Anchor
              component={Link}
              to={`/lotteries/${lottery}/${no}`}
              size="sm"
              fw={600}
              className="numerals"
            >
              {issueNo}
            </Anchor>
          ),
        },
        {
          name: 'status',
          label: t('status'),
          cell: ({ status }) => <IssueState status={status} />,
        },
        {
          name: 'result',
          label: t('result'),
          cell: ({ result, reason, status }) =>
            status === 'VOID' ? issueReason(reason) : <DrawnLine family={family} result={result} />,
        },
        { name: 'drawn', label: t('drawAt'), cell: ({ drawAt }) => <When at={drawAt} /> },
        { name: 'players', label: t('players'), isNumber: true, cell: ({ players }) => players },
        {
          name: 'slips',
          label: t('slipCount'),
          isNumber: true,
          isExtra: true,
          cell: ({ slips }) => slips,
        },
        {
          name: 'staked',
          label: t('staked'),
          isNumber: true,
          cell: ({ staked, isDemo }) => writeUnits(staked, isDemo),
        },
        {
          name: 'paid',
          label: t('paid'),
          isNumber: true,
          cell: ({ paid, isDemo }) => writeUnits(paid, isDemo),
        },
        {
          name: 'load',
          label: t('heaviest'),
          cell: ({ heaviest, isDemo }) => (
            <LoadBar load={heaviest} most={limits.loadMax} isDemo={isDemo} />
          ),
        },
        {
          name: 'ended',
          label: t('ended'),
          isExtra: true,
          cell: ({ endedAt }) => <When at={endedAt} />,
        },
      ]}
    />
  );
}
