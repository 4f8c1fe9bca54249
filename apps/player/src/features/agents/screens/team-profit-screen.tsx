import type { TeamFigures } from '@maneki/contract/agents/team-schemas';
import { List } from '@maneki/ui/list';
import { TotalsBar } from '@maneki/ui/totals-bar';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useSearchParams } from '#platform/navigation/use-search-params.ts';
import { REPORT_PRESETS } from '#platform/records/period.ts';
import { RecordFrame } from '#platform/records/record-frame.tsx';
import { plainAmount, signedAmount } from '#platform/records/signed-amount.ts';
import { useEmptyAction } from '#platform/records/use-empty-action.ts';
import { useRecordList } from '#platform/records/use-record-list.ts';
import { type RecordPeriod, useRecordPeriod } from '#platform/records/use-record-period.ts';
import { Crumbs } from '../team/crumbs.tsx';
import { ProfitRow, ProfitRowSkeleton } from '../team/profit-row.tsx';
import { type ProfitChoice, teamProfitQuery } from '../team/queries.ts';

/** What everybody directly below somebody came to, with the way down to theirs. */
export default function TeamProfitScreen() {
  const [address] = useSearchParams();
  const shown = useRecordPeriod(REPORT_PRESETS);
  const choice = { ...shown.period, parentId: address.get('below') ?? undefined };
  const pageOf = (below: string | undefined) => {
    const next = new URLSearchParams(address);
    next.delete('below');
    if (below) next.set('below', below);
    const words = next.toString();
    return `/m/agent/team/pnl${words ? `?${words}` : ''}`;
  };
  const { data } = useInfiniteQuery({ ...teamProfitQuery(choice), enabled: shown.isShown });
  const first = data?.pages[0];
  return (
    <RecordFrame
      shown={shown}
      filters={first && <Crumbs crumbs={first.crumbs} hrefOf={pageOf} />}
      totals={<Totals footer={first?.footer} />}
    >
      <Rows choice={choice} shown={shown} pageOf={pageOf} />
    </RecordFrame>
  );
}

type RowsProps = {
  readonly choice: ProfitChoice;
  readonly shown: RecordPeriod;
  readonly pageOf: (below: string | undefined) => string;
};

function Rows({ choice, shown, pageOf }: RowsProps) {
  const t = useTranslations('team.profit');
  const list = useRecordList(useInfiniteQuery(teamProfitQuery(choice)), t('end'));
  const action = useEmptyAction(shown);
  return (
    <List
      {...list}
      label={t('label')}
      items={list.rows}
      keyOf={({ memberId }) => memberId ?? 'moved'}
      skeleton={<ProfitRowSkeleton />}
      empty={{ icon: 'chart', title: t('empty'), text: t('emptyText'), action }}
    >
      {(row) => (
        <ProfitRow
          row={row}
          href={row.memberId && row.directCount > 0 ? pageOf(row.memberId) : undefined}
        />
      )}
    </List>
  );
}

/** The sum over everybody, also over those whom the list has not come to yet. */
function Totals({ footer }: { readonly footer: TeamFigures | undefined }) {
  const t = useTranslations('team');
  const record = useTranslations('record.total');
  const net = footer && signedAmount(footer.net);
  return (
    <TotalsBar
      label={record('label')}
      countText={footer && t('profit.bets', { count: footer.bets })}
      main={{ label: t('profit.net'), text: net?.text, tone: net?.tone ?? 'plain' }}
      parts={(['turnover', 'payout', 'rebate'] as const).map((name) => ({
        label: t(`figures.${name}`),
        text: footer && plainAmount(footer[name]),
      }))}
      failure={undefined}
    />
  );
}
