import type { DepositState } from '@maneki/contract/cashier/states';
import { Icon, type IconName } from '@maneki/ui/icon';
import { useTranslations } from 'use-intl';
import { type StepState, timelineOf } from './timeline.ts';

const MARKS: Readonly<Record<StepState, { readonly look: string; readonly icon?: IconName }>> = {
  done: { look: 'bg-success text-on-success', icon: 'check' },
  current: { look: 'fill-gold', icon: 'clock' },
  failed: { look: 'bg-danger text-on-danger', icon: 'x' },
  ahead: { look: 'bg-raised inset-ring inset-ring-line' },
};

/** How far an order has got, side by side; it moves as news of the order come. */
export function OrderTimeline({ state }: { readonly state: DepositState }) {
  const t = useTranslations('deposit');
  return (
    <ol aria-label={t('order.timeline')} className="flex">
      {timelineOf(state).map(({ step, is }, index) => {
        const { look, icon } = MARKS[is];
        return (
          <li
            key={step}
            className="relative grid min-w-0 flex-1 justify-items-center gap-1.5 text-center"
            {...(is === 'current' ? { 'aria-current': 'step' as const } : {})}
          >
            {index > 0 && (
              <span
                aria-hidden="true"
                className={`-translate-x-1/2 absolute top-3 left-0 h-0.5 w-[calc(100%-2.25rem)] rounded-pill ${is === 'ahead' ? 'bg-line' : 'bg-success'}`}
              />
            )}
            <span className={`grid size-6.5 place-items-center rounded-pill ${look}`}>
              {icon && <Icon name={icon} className="size-3.5" />}
            </span>
            <span
              className={`wrap-anywhere max-w-full hyphens-auto px-0.5 text-xs leading-tight ${is === 'ahead' ? 'text-faint' : 'font-semibold'}`}
            >
              {t(`timeline.${step}`)}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
