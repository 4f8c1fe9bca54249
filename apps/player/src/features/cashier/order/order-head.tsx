import type { DepositOrder } from '@maneki/contract/cashier/deposit-schemas';
import type { DepositState } from '@maneki/contract/cashier/states';
import { Card } from '@maneki/ui/card';
import { Icon, type IconName } from '@maneki/ui/icon';
import { useTranslations } from 'use-intl';
import { RecordNumber } from '#platform/records/record-number.tsx';
import { type Cash, writeCash } from '../cash.ts';
import { MethodMark } from '../components/method-mark.tsx';
import { OrderTimeline } from './order-timeline.tsx';
import { TimeLeft } from './time-left.tsx';

type Look = { readonly icon: IconName; readonly look: string };

const WAITS: Look = { icon: 'clock', look: 'bg-gold/15 text-gold-text' };
const ENDED: Look = { icon: 'x', look: 'bg-raised text-muted inset-ring inset-ring-line' };
const WRONG: Look = { icon: 'circle-alert', look: 'bg-danger text-on-danger' };

const LOOKS: Readonly<Record<DepositState, Look>> = {
  CREATED: WAITS,
  AWAITING_PAYMENT: WAITS,
  SUBMITTED: WAITS,
  PROCESSING: WAITS,
  SUCCESS: { icon: 'check', look: 'bg-success text-on-success' },
  REJECTED: WRONG,
  EXPIRED: ENDED,
  CANCELLED: ENDED,
  FAILED: WRONG,
};

type OrderHeadProps = {
  readonly order: DepositOrder;
  readonly cash: Cash;
  readonly onTimeOver: () => void;
};

/** Where an order stands, how much it is about, and how much time is left for it. */
export function OrderHead({ order, cash, onTimeOver }: OrderHeadProps) {
  const t = useTranslations('deposit');
  const { state, channel, confirmations } = order;
  const { icon, look } = LOOKS[state];
  return (
    <Card className="grid grid-cols-1 gap-5">
      <div className="grid justify-items-center gap-1.5 text-center" role="status">
        <span className={`mb-1 grid size-14 place-items-center rounded-pill ${look}`}>
          <Icon name={icon} className="size-7" />
        </span>
        <h2 className="text-lg">{t(`states.${state}`)}</h2>
        <p className="wrap-anywhere numerals font-bold text-3xl text-gold-text">
          {writeCash(order.credited ?? order.amount, cash)}
        </p>
        <p className="max-w-80 text-balance text-muted text-sm">{t(`texts.${state}`)}</p>
        {confirmations && (
          <p className="numerals font-semibold text-sm">
            {t('order.confirmations', {
              seen: String(confirmations.seen),
              needed: String(confirmations.needed),
            })}
          </p>
        )}
      </div>
      <OrderTimeline state={state} />
      <div className="flex flex-wrap items-center justify-end gap-3 border-line border-t pt-4">
        <div className="flex min-w-0 flex-[1_1_11rem] items-center gap-3">
          <MethodMark channel={channel} />
          <div className="min-w-0 flex-1">
            <p className="wrap-anywhere font-semibold">{channel.name}</p>
            <RecordNumber number={order.orderNo} />
          </div>
        </div>
        {state === 'AWAITING_PAYMENT' && (
          <p className="grid justify-items-end text-muted text-xs">
            {t('order.left')}
            <TimeLeft until={order.expiresAt} onEnd={onTimeOver} className="text-lg" />
          </p>
        )}
      </div>
    </Card>
  );
}
