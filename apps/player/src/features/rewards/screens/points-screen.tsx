import type { PointTransferView } from '@maneki/contract/rewards/point-schemas';
import { ButtonLink } from '@maneki/ui/button';
import { Skeleton } from '@maneki/ui/skeleton';
import { useFormatter, useTranslations } from 'use-intl';
import { RecordList } from '#platform/records/record-list.tsx';
import { useRecordTimes } from '#platform/records/use-record-times.ts';
import { MALL_PAGE } from '../mall/addresses.ts';
import { MallHead } from '../mall/mall-head.tsx';
import { pointRecord } from '../mall/queries.ts';

const ALL = {};

/** What a member has in points, and how they came and went. */
export default function PointsScreen() {
  const t = useTranslations('mall');
  return (
    <div className="grid grid-cols-1 gap-4 p-4">
      <MallHead hasWays={false} />
      <ButtonLink kind="quiet" icon="gift" isWide href={MALL_PAGE}>
        {t('toMall')}
      </ButtonLink>
      <RecordList
        record={pointRecord}
        choice={ALL}
        isCurrent
        words={{ label: t('points.label'), end: t('points.end') }}
        empty={{ icon: 'star', title: t('points.empty'), text: t('points.emptyText') }}
        layout="rows"
        timeOf={({ at }) => at}
        keyOf={({ seq }) => seq}
        row={(transfer) => <PointRow transfer={transfer} />}
        skeleton={{ days: 2, row: <Skeleton className="m-3 h-10" /> }}
      />
    </div>
  );
}

const KNOWN = [
  'PLAY',
  'MALL',
  'MALL_BACK',
  'EXPIRY',
  'SIGN_IN',
  'MISSION',
  'CHEST',
  'PROMOTION',
] as const;

function PointRow({ transfer }: { readonly transfer: PointTransferView }) {
  const t = useTranslations('mall');
  const format = useFormatter();
  const times = useRecordTimes();
  const { kind, points, balanceAfter, at } = transfer;
  const known = KNOWN.find((name) => name === kind) ?? 'OTHER';
  return (
    <article className="grid gap-0.5 px-4 py-3">
      <div className="flex items-baseline justify-between gap-3">
        <h3 className="min-w-0 font-body font-semibold text-base">{t(`pointKinds.${known}`)}</h3>
        <span className={`numerals font-bold ${points > 0 ? 'text-success-text' : ''}`}>
          {format.number(points, { signDisplay: 'always' })}
        </span>
      </div>
      <div className="numerals flex flex-wrap items-baseline justify-between gap-x-3 text-muted text-xs">
        <time dateTime={at}>{times.clock(at)}</time>
        <span>{t('points.after', { points: balanceAfter })}</span>
      </div>
    </article>
  );
}
