import { Card } from '@maneki/ui/card';
import { SectionHeading } from '@maneki/ui/section-heading';
import { useTranslations } from 'use-intl';
import { type FairStep, FairStepArt } from './fair-step-art.tsx';

const STEPS: readonly FairStep[] = ['seal', 'add', 'spin', 'open'];

/** How a round comes about, step by step, each one drawn. */
export function FairSteps() {
  const t = useTranslations('catalog.fairness');
  return (
    <section>
      <SectionHeading title={t('stepsTitle')} />
      <Card>
        <ol className="grid gap-6">
          {STEPS.map((step, place) => (
            <li key={step} className="relative flex gap-4">
              {place < STEPS.length - 1 && (
                <span className="absolute top-18 -bottom-6 left-9 w-px border-gold/60 border-l-2 border-dashed" />
              )}
              <FairStepArt step={step} />
              <span className="grid min-w-0 content-start gap-1 pt-1">
                <b>{`${place + 1}. ${t(`steps.${step}.title`)}`}</b>
                <span className="text-muted text-sm">{t(`steps.${step}.text`)}</span>
              </span>
            </li>
          ))}
        </ol>
      </Card>
      <p className="px-1 pt-3 text-muted text-sm">{t('shared')}</p>
      <p className="px-1 pt-3 text-muted text-sm">{t('draws')}</p>
      <p className="px-1 pt-3 text-muted text-sm">{t('whatItProves')}</p>
    </section>
  );
}
