import { OPEN_DEPOSIT_STATES } from '@maneki/contract/cashier/deposit';
import type { DepositOrder } from '@maneki/contract/cashier/deposit-schemas';
import { SectionHeading } from '@maneki/ui/section-heading';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { OrderRow } from '../order/order-row.tsx';
import { depositsQuery } from '../queries.ts';

/** Orders that are not over yet, so that nobody opens another by mistake; nothing where there is none. */
export function OpenOrders() {
  const t = useTranslations('deposit.openOrders');
  const { data } = useInfiniteQuery(depositsQuery);
  const open = data?.pages.flatMap(({ list }) => list).filter(isOpen) ?? [];
  if (open.length === 0) return null;
  return (
    <section>
      <SectionHeading title={t('title')} />
      <ul className="surface divide-y divide-line overflow-hidden rounded-card">
        {open.map((order) => (
          <li key={order.orderNo}>
            <OrderRow order={order} />
          </li>
        ))}
      </ul>
    </section>
  );
}

const isOpen = ({ state }: DepositOrder): boolean =>
  OPEN_DEPOSIT_STATES.some((open) => open === state);
