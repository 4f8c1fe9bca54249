import { Icon } from '@maneki/ui/icon';
import { useTranslations } from 'use-intl';

const STEPS = ['method', 'amount', 'pay'] as const;

export type Step = (typeof STEPS)[number];

/** How far a deposit has got. */
export function StepBar({ current }: { readonly current: Step }) {
  const t = useTranslations('deposit.steps');
  const at = STEPS.indexOf(current);
  return (
    <ol aria-label={t('label')} className="flex text-sm">
      {STEPS.map((step, index) => (
        <li
          key={step}
          className="relative grid min-w-0 flex-1 justify-items-center gap-1 text-center leading-tight"
          {...(index === at ? { 'aria-current': 'step' as const } : {})}
        >
          {index > 0 && (
            <span
              aria-hidden="true"
              className="-translate-x-1/2 absolute top-3 left-0 h-0.5 w-[calc(100%-2.5rem)] rounded-pill bg-line"
            />
          )}
          <span
            className={`numerals grid size-6 shrink-0 place-items-center rounded-pill font-bold text-xs ${markOf(index, at)}`}
          >
            {index < at ? <Icon name="check" className="size-3.5" /> : index + 1}
          </span>
          <span className={`wrap-anywhere max-w-full ${index === at ? 'font-bold' : 'text-muted'}`}>
            {t(step)}
          </span>
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
