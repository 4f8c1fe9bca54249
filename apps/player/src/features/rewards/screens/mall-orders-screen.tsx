import type { MallOrderView } from '@maneki/contract/rewards/mall-schemas';
import { Icon } from '@maneki/ui/icon';
import { Link } from '@maneki/ui/link';
import { ListMessage } from '@maneki/ui/list-message';
import { Tag } from '@maneki/ui/tag';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useSearchParams } from '#platform/navigation/use-search-params.ts';
import { MoreButton } from '#platform/reading/more-button.tsx';
import { useRecordTimes } from '#platform/records/use-record-times.ts';
import { MALL_PAGE, orderAddress } from '../mall/addresses.ts';
import { GoodPicture } from '../mall/good-picture.tsx';
import { MallWaiting } from '../mall/mall-waiting.tsx';
import { OrderPage } from '../mall/order-page.tsx';
import { STATE_TONES } from '../mall/order-parts.tsx';
import { ordersQuery } from '../mall/queries.ts';
import { useRewardNews } from '../use-reward-news.ts';

/** What a member has had for points; one order where the address names it. */
export default function MallOrdersScreen() {
  const [query] = useSearchParams();
  const orderNo = query.get('order');
  useRewardNews();
  return (
    <div className="grid grid-cols-1 gap-4 p-4">
      {orderNo ? <OrderPage key={orderNo} orderNo={orderNo} /> : <Orders />}
    </div>
  );
}

function Orders() {
  const t = useTranslations('mall');
  const query = useInfiniteQuery(ordersQuery);
  if (!query.data) return <MallWaiting query={query} failed={t('orders.failed')} />;
  const orders = query.data.pages.flatMap((page) => page.orders);
  if (orders.length === 0)
    return (
      <ListMessage
        icon="gift"
        title={t('orders.empty')}
        text={t('orders.emptyText')}
        action={{ text: t('toMall'), href: MALL_PAGE }}
      />
    );
  return (
    <>
      <ul
        aria-label={t('orders.label')}
        className="surface divide-y divide-line overflow-hidden rounded-card"
      >
        {orders.map((order) => (
          <li key={order.orderNo}>
            <OrderRow order={order} />
          </li>
        ))}
      </ul>
      <MoreButton query={query} text={t('orders.more')} />
    </>
  );
}

function OrderRow({ order }: { readonly order: MallOrderView }) {
  const t = useTranslations('mall');
  const times = useRecordTimes();
  return (
    <Link href={orderAddress(order.orderNo)} className="flex items-center gap-3 px-4 py-3">
      <GoodPicture picture={order.picture} className="size-14 shrink-0 rounded-tile" />
      <span className="wrap-anywhere grid min-w-0 flex-1 gap-0.5">
        <span className="font-semibold leading-tight">{order.title}</span>
        <span className="numerals text-gold-text text-sm">
          {t('price', { points: order.points })}
        </span>
        <span className="numerals flex flex-wrap items-center justify-between gap-x-3 gap-y-1 text-muted text-xs">
          <time dateTime={order.orderedAt} suppressHydrationWarning>
            {times.moment(order.orderedAt)}
          </time>
          <Tag tone={STATE_TONES[order.state]}>{t(`states.${order.state}`)}</Tag>
        </span>
      </span>
      <Icon name="chevron-right" className="text-faint" />
    </Link>
  );
}
