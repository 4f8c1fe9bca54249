import { Icon } from '@maneki/ui/icon';
import { useTranslations } from 'use-intl';

const STEPS = ['method', 'amount', 'pay'] as const;

export type Step = (typeof STEPS)[number];

/** How far a deposit has got. */
export function StepBar({ current }: { readonly current: Step }) {
  const t = useTranslations('deposit.steps');
  const at = STEPS.indexOf(current);
  return (
    <ol aria-label={t('label')} className="flex items-center gap-2 text-sm">
      {STEPS.map((step, index) => (
        <li
          key={step}
          className="flex items-center gap-2 not-last:flex-1 not-last:after:h-0.5 not-last:after:flex-1 not-last:after:rounded-pill not-last:after:bg-line"
          {...(index === at ? { 'aria-current': 'step' as const } : {})}
        >
          <span
            className={`numerals grid size-6 shrink-0 place-items-center rounded-pill font-bold text-xs ${markOf(index, at)}`}
          >
            {index < at ? <Icon name="check" className="size-3.5" /> : index + 1}
          </span>
          <span className={index === at ? 'font-bold' : 'text-muted'}>{t(step)}</span>
        </li>
      ))}
    </ol>
  );
}

function markOf(index: number, at: number): string {
  if (index === at) return 'fill-gold';
  return index < at
    ? 'bg-gold/20 text-gold-text'
    : 'bg-raised text-muted inset-ring inset-ring-line';
}
