import { useTranslations } from 'use-intl';
import { STEPS, type Step } from './steps.ts';

/** What is asked for now, and how much of it there is. */
export function StepHeading({ step }: { readonly step: Step }) {
  const t = useTranslations('verification');
  const index = STEPS.indexOf(step);
  return (
    <header className="grid gap-3">
      <div className="flex gap-1.5" aria-hidden="true">
        {STEPS.map((name, place) => (
          <span
            key={name}
            className={`h-1.5 flex-1 rounded-pill ${place <= index ? 'fill-gold' : 'bg-raised'}`}
          />
        ))}
      </div>
      <p className="text-faint text-xs">
        {t('step', { number: String(index + 1), count: String(STEPS.length) })}
      </p>
      <div className="grid gap-1">
        <h2 className="text-xl">{t(`steps.${step}.title`)}</h2>
        <p className="text-muted text-sm">{t(`steps.${step}.text`)}</p>
      </div>
    </header>
  );
}
