import { Route, Routes } from 'react-router';
import { useTranslations } from 'use-intl';
import { Page } from '#platform/look/page.tsx';
import { SubPages } from '#platform/look/sub-pages.tsx';
import { OrderList } from '../mall/order-list.tsx';
import { OrderPart } from '../mall/order-part.tsx';

/** What members have ordered for points: what is to be confirmed, what is to be sent, and everything. */
export function MallOrdersScreen() {
  const t = useTranslations('mallOrders');
  return (
    <Page title={t('title')}>
      <SubPages
        label={t('tabs.label')}
        pages={[
          { to: '/mallOrders', label: t('tabs.waiting') },
          { to: '/mallOrders/confirmed', label: t('tabs.confirmed') },
          { to: '/mallOrders/all', label: t('tabs.all') },
        ]}
      />
      <Routes>
        <Route path="confirmed" element={<OrderList key="confirmed" state="CONFIRMED" />} />
        <Route path="all" element={<OrderList key="all" />} />
        <Route path="order/:orderNo" element={<OrderPart />} />
        <Route path="*" element={<OrderList key="waiting" state="PENDING" />} />
      </Routes>
    </Page>
  );
}
