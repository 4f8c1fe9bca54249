import type { MallState } from '@maneki/contract/rewards/mall';
import type { MallOrderDetail } from '@maneki/contract/rewards/mall-schemas';
import { Icon, type IconName } from '@maneki/ui/icon';
import type { TagTone } from '@maneki/ui/tag';
import { useTranslations } from 'use-intl';
import { useRecordTimes } from '#platform/records/use-record-times.ts';
import { type Step, timelineOf } from './timeline.ts';

export const STATE_TONES: Readonly<Record<MallState, TagTone>> = {
  CREATED: 'gold',
  PENDING: 'gold',
  CONFIRMED: 'gold',
  SHIPPED: 'primary',
  COMPLETED: 'success',
  ISSUED: 'success',
  RECEIVED: 'success',
  CANCELLED: 'plain',
  REFUNDED: 'plain',
};

const MARKS: Readonly<
  Record<Step['is'], { readonly look: string; readonly icon: IconName | undefined }>
> = {
  done: { look: 'bg-success text-on-success', icon: 'check' },
  current: { look: 'fill-gold', icon: 'clock' },
  ahead: { look: 'bg-raised inset-ring inset-ring-line', icon: undefined },
};

/** How an order came where it stands, and what is next. */
export function OrderSteps({ order }: { readonly order: MallOrderDetail }) {
  const t = useTranslations('mall');
  const times = useRecordTimes();
  const reached = order.moves.map(({ state }) => state);
  return (
    <ol aria-label={t('orders.timeline')} className="grid gap-3">
      {timelineOf({ kind: order.kind, reached }).map(({ state, is }) => {
        const { look, icon } = MARKS[is];
        const move = order.moves.find((one) => one.state === state);
        return (
          <li
            key={state}
            className="flex items-start gap-3"
            {...(is === 'current' ? { 'aria-current': 'step' as const } : {})}
          >
            <span className={`grid size-6.5 shrink-0 place-items-center rounded-pill ${look}`}>
              {icon && <Icon name={icon} className="size-3.5" />}
            </span>
            <span className="grid min-w-0">
              <span className={is === 'ahead' ? 'text-faint' : 'font-semibold'}>
                {t(`states.${state}`)}
              </span>
              {move && (
                <time dateTime={move.at} className="numerals text-muted text-xs">
                  {times.moment(move.at)}
                </time>
              )}
              {move?.note && <span className="wrap-anywhere text-sm">{move.note}</span>}
            </span>
          </li>
        );
      })}
    </ol>
  );
}

/** Something to know of an order. */
export const FactRow = ({ label, text }: { readonly label: string; readonly text: string }) => (
  <dl className="min-h-14 px-4 py-1.5">
    <dt className="text-muted text-xs">{label}</dt>
    <dd className="wrap-anywhere select-text font-semibold">{text}</dd>
  </dl>
);
