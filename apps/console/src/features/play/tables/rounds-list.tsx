import { tablesEndpoints } from '@maneki/contract/play/tables-endpoints';
import { Anchor, Badge } from '@mantine/core';
import { Link } from 'react-router';
import { useFormatter, useTranslations } from 'use-intl';
import { List } from '#platform/list/list.tsx';
import type { RowOf } from '#platform/list/list-query.ts';
import { When } from '#platform/look/when.tsx';
import { TABLES_AGAIN_MS, type TableRound } from '../queries.ts';
import { TWO_DECIMALS, useSpotName, useVoidReason } from './table-words.ts';

type Round = RowOf<typeof tablesEndpoints.listTableRounds>;

/** The rounds of a table, the newest first. */
export function RoundsList({ table }: { readonly table: string }) {
  const t = useTranslations('tables.rounds');
  const spotName = useSpotName();
  const voidReason = useVoidReason();
  const resultName = (result: string | null) => (result === null ? '–' : spotName(result));
  return (
    <List
      endpoint={tablesEndpoints.listTableRounds}
      of={{ table }}
      keyOf={({ roundNo }) => String(roundNo)}
      empty={t('empty')}
      everyMs={TABLES_AGAIN_MS}
      columns={[
        {
          name: 'number',
          label: t('number'),
          cell: ({ roundNo }) => (
            <Anchor
              component={Link}
              to={`/tables/${table}/${roundNo}`}
              size="sm"
              fw={600}
              aria-label={t('numberOf', { number: roundNo })}
            >
              {roundNo}
            </Anchor>
          ),
        },
        {
          name: 'status',
          label: t('status'),
          cell: ({ status }) => <RoundState status={status} />,
        },
        {
          name: 'result',
          label: t('result'),
          cell: ({ result, reason }) => (reason === null ? resultName(result) : voidReason(reason)),
        },
        { name: 'players', label: t('players'), isNumber: true, cell: ({ players }) => players },
        { name: 'totals', label: t('totals'), cell: (round) => <Totals round={round} /> },
        { name: 'opened', label: t('opened'), cell: ({ openedAt }) => <When at={openedAt} /> },
        {
          name: 'ended',
          label: t('ended'),
          isExtra: true,
          cell: ({ endedAt }) => <When at={endedAt} />,
        },
        {
          name: 'shoe',
          label: t('shoe'),
          isExtra: true,
          cell: ({ shoeNo, place }) => t('shoePlace', { shoe: shoeNo, place: place + 1 }),
        },
      ]}
    />
  );
}

const COLOURS = {
  BETTING: 'gold.8',
  CLOSED: 'gold.8',
  DEALT: 'gold.8',
  SETTLED: 'teal.9',
  VOIDED: 'gray.7',
} as const;

export function RoundState({ status }: Pick<TableRound, 'status'>) {
  const t = useTranslations('tables.rounds.statuses');
  return (
    <Badge miw="fit-content" color={COLOURS[status]}>
      {t(status)}
    </Badge>
  );
}

function Totals({ round: { totals } }: { readonly round: Round }) {
  const t = useTranslations('tables.rounds');
  const spotName = useSpotName();
  const format = useFormatter();
  const shown = Object.entries(totals).filter(([, { bets }]) => bets > 0);
  if (shown.length === 0) return '–';
  return shown
    .map(([spot, { units }]) =>
      t('total', { spot: spotName(spot), count: format.number(units, TWO_DECIMALS) }),
    )
    .join(' · ');
}
