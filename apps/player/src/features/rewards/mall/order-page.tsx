import { TOAST_MS } from '@maneki/contract/constants';
import { rewardsEndpoints } from '@maneki/contract/rewards/endpoints';
import type { MallOrderDetail } from '@maneki/contract/rewards/mall-schemas';
import { Button, ButtonLink } from '@maneki/ui/button';
import { Card } from '@maneki/ui/card';
import { ListMessage } from '@maneki/ui/list-message';
import { confirm, toast } from '@maneki/ui/overlays';
import { Tag } from '@maneki/ui/tag';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { isRefused } from '#platform/call/refused-error.ts';
import { ask } from '#platform/forms/ask.ts';
import { useSay } from '#platform/forms/use-say.ts';
import { CopyRow } from '#platform/records/copy-row.tsx';
import { useRecordTimes } from '#platform/records/use-record-times.ts';
import { useMoney } from '../use-money.ts';
import { MALL_PAGE, ORDERS_PAGE } from './addresses.ts';
import { GoodPicture } from './good-picture.tsx';
import { MallWaiting } from './mall-waiting.tsx';
import { FactRow, OrderSteps, STATE_TONES } from './order-parts.tsx';
import { orderQuery, useReadMallAgain } from './queries.ts';

/** One order: what it is, where it stands, its code or its parcel, and what can be done. */
export function OrderPage({ orderNo }: { readonly orderNo: string }) {
  const t = useTranslations('mall');
  const query = useQuery(orderQuery(orderNo));
  if (isRefused(query.error, 'rewards.order_unknown'))
    return (
      <ListMessage
        icon="search"
        title={t('orders.unknown')}
        action={{ text: t('toMall'), href: MALL_PAGE }}
      />
    );
  if (!query.data) return <MallWaiting query={query} failed={t('orders.failed')} />;
  return <Order order={query.data} />;
}

function Order({ order }: { readonly order: MallOrderDetail }) {
  const t = useTranslations('mall');
  return (
    <div className="grid grid-cols-1 gap-4">
      <Card className="flex items-center gap-4">
        <GoodPicture picture={order.picture} className="size-24 shrink-0 rounded-tile" />
        <div className="grid min-w-0 flex-1 gap-1">
          <h2 className="wrap-anywhere text-lg leading-tight">{order.title}</h2>
          <p className="numerals font-bold text-gold-text">
            {t('price', { points: order.points })}
          </p>
          <div>
            <Tag tone={STATE_TONES[order.state]}>{t(`states.${order.state}`)}</Tag>
          </div>
        </div>
      </Card>
      {order.code && (
        <Card isFlush>
          <CopyRow label={t('orders.code')} shown={order.code} isLarge />
        </Card>
      )}
      <Card>
        <OrderSteps order={order} />
      </Card>
      <OrderFacts order={order} />
      <OrderActions order={order} />
      <ButtonLink kind="plain" icon="history" href={ORDERS_PAGE}>
        {t('orders.back')}
      </ButtonLink>
    </div>
  );
}

function OrderFacts({ order }: { readonly order: MallOrderDetail }) {
  const t = useTranslations('mall.orders');
  const mall = useTranslations('mall');
  const times = useRecordTimes();
  const worth = useMoney();
  const { address, carrier, trackingNo, amount } = order;
  return (
    <Card isFlush className="divide-y divide-line">
      <CopyRow label={t('number')} shown={order.orderNo} />
      <FactRow label={t('at')} text={times.moment(order.orderedAt)} />
      {order.state === 'COMPLETED' && (
        <FactRow label={mall('states.COMPLETED')} text={worth(amount)} />
      )}
      {address && (
        <FactRow
          label={t('sentTo')}
          text={`${address.recipient}, ${address.postcode} ${address.address}, ${address.phone}`}
        />
      )}
      {carrier && <FactRow label={t('carrier')} text={carrier} />}
      {trackingNo && <CopyRow label={t('tracking')} shown={trackingNo} />}
    </Card>
  );
}

const ACTS = {
  cancel: {
    endpoint: rewardsEndpoints.cancelMallOrder,
    words: ['cancel', 'cancelTitle', 'cancelText', 'cancelled'],
  },
  receive: {
    endpoint: rewardsEndpoints.confirmReceipt,
    words: ['received', 'receivedTitle', 'receivedText', 'thanks'],
  },
} as const;

function OrderActions({ order }: { readonly order: MallOrderDetail }) {
  return (
    <>
      {order.mayReceive && <OrderAct act="receive" orderNo={order.orderNo} />}
      {order.mayCancel && <OrderAct act="cancel" orderNo={order.orderNo} />}
    </>
  );
}

type OrderActProps = { readonly act: keyof typeof ACTS; readonly orderNo: string };

/** Something that a member does about an order, after a question. */
function OrderAct({ act, orderNo }: OrderActProps) {
  const t = useTranslations('mall.orders');
  const shell = useTranslations('shell.actions');
  const say = useSay();
  const readAgain = useReadMallAgain();
  const [isPending, setIsPending] = useState(false);
  const { endpoint, words } = ACTS[act];
  const [action, title, text, doneText] = words;
  const press = async () => {
    const question = { title: t(title), text: t(text) };
    const labels = { confirmLabel: t(action), cancelLabel: shell('back') };
    if (!(await confirm({ ...question, ...labels }))) return;
    setIsPending(true);
    const asked = await ask(endpoint, { orderNo });
    setIsPending(false);
    toast(
      asked.ok
        ? { kind: 'success', text: t(doneText), durationMs: TOAST_MS.success }
        : { kind: 'error', text: say(asked.problem) ?? '', durationMs: TOAST_MS.short },
    );
    await readAgain();
  };
  return (
    <Button
      kind={act === 'receive' ? 'primary' : 'plain'}
      isWide
      isPending={isPending}
      onClick={press}
    >
      {t(action)}
    </Button>
  );
}
