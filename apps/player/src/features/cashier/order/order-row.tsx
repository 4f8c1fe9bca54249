import type { DepositOrder } from '@maneki/contract/cashier/deposit-schemas';
import type { DepositState } from '@maneki/contract/cashier/states';
import { Icon } from '@maneki/ui/icon';
import { Link } from '@maneki/ui/link';
import { Skeleton } from '@maneki/ui/skeleton';
import { Tag, type TagTone } from '@maneki/ui/tag';
import { useTranslations } from 'use-intl';
import { useRecordTimes } from '#platform/records/use-record-times.ts';
import { cashOf, writeCash } from '../cash.ts';
import { MethodMark } from '../components/method-mark.tsx';
import { orderAddress } from '../deposit-address.ts';

const TONES: Readonly<Record<DepositState, TagTone>> = {
  CREATED: 'gold',
  AWAITING_PAYMENT: 'gold',
  SUBMITTED: 'gold',
  PROCESSING: 'gold',
  SUCCESS: 'success',
  REJECTED: 'danger',
  EXPIRED: 'plain',
  CANCELLED: 'plain',
  FAILED: 'danger',
};

/** One order in a list: by which way, how much, when, and where it stands. */
export function OrderRow({ order }: { readonly order: DepositOrder }) {
  const t = useTranslations('deposit.states');
  const times = useRecordTimes();
  return (
    <Link
      href={orderAddress(order.orderNo)}
      className="flex min-h-18 items-center gap-3 px-4 py-3 text-left"
    >
      <MethodMark channel={order.channel} />
      <span className="wrap-anywhere grid min-w-0 flex-1 gap-0.5">
        <span className="flex flex-wrap items-baseline justify-between gap-x-3 font-semibold">
          {order.channel.name}
          <span className="numerals">
            {writeCash(order.credited ?? order.amount, cashOf(order))}
          </span>
        </span>
        <span className="numerals flex flex-wrap items-center justify-between gap-x-3 gap-y-1 text-muted text-xs">
          <time dateTime={order.createdAt} suppressHydrationWarning>
            {times.moment(order.createdAt)}
          </time>
          <Tag tone={TONES[order.state]}>{t(order.state)}</Tag>
        </span>
      </span>
      <Icon name="chevron-right" className="text-faint" />
    </Link>
  );
}

/** The same room, before the order is known. */
export function OrderRowSkeleton() {
  return (
    <div className="flex min-h-18 items-center gap-3 px-4 py-3">
      <Skeleton className="size-11 shrink-0 rounded-tile" />
      <div className="grid flex-1 gap-2">
        <Skeleton className="h-4 w-2/3 rounded-pill" />
        <Skeleton className="h-3 w-1/2 rounded-pill" />
      </div>
    </div>
  );
}
