import {
  EXCLUSION_PERIODS,
  type ExclusionPeriod,
  monthsAfter,
} from '@maneki/contract/safety/exclusions';
import { Button } from '@maneki/ui/button';
import { Card } from '@maneki/ui/card';
import { Field } from '@maneki/ui/field';
import { FormProblem } from '@maneki/ui/form-problem';
import { Icon } from '@maneki/ui/icon';
import { Link } from '@maneki/ui/link';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { RefusedError } from '#platform/call/refused-error.ts';
import { AwayMeans } from '../components/away-means.tsx';
import { PeriodChoice } from '../components/period-choice.tsx';
import { useStayAway } from '../mutations.ts';
import { useMoment } from '../use-moment.ts';

type Step = 1 | 2 | 3;

/** Months or years away: what it means, for how long, and a last question. */
export default function ExclusionScreen() {
  const t = useTranslations('protection.exclusion');
  const [step, setStep] = useState<Step>(1);
  const [period, setPeriod] = useState<ExclusionPeriod>('MONTHS_6');
  const heading = useRef<HTMLParagraphElement>(null);
  const isFirst = useRef(true);
  // Each step is a page of its own to whoever cannot see it.
  useEffect(() => {
    if (!isFirst.current && step) heading.current?.focus();
    isFirst.current = false;
  }, [step]);
  return (
    <div className="grid grid-cols-1 gap-4 p-4">
      <div className="grid gap-2 px-1">
        <p ref={heading} tabIndex={-1} className="text-muted text-sm outline-none">
          {t('step', { step: String(step) })}
        </p>
        <div aria-hidden="true" className="grid grid-cols-3 gap-1.5">
          {[1, 2, 3].map((number) => (
            <span
              key={number}
              className={`h-1 rounded-pill ${number <= step ? 'bg-gold' : 'bg-sheen'}`}
            />
          ))}
        </div>
      </div>
      {step === 1 && <Meaning onNext={() => setStep(2)} />}
      {step === 2 && (
        <Duration
          period={period}
          onPeriod={setPeriod}
          onNext={() => setStep(3)}
          onBack={() => setStep(1)}
        />
      )}
      {step === 3 && <Confirmation period={period} onBack={() => setStep(2)} />}
    </div>
  );
}

function Meaning({ onNext }: { readonly onNext: () => void }) {
  const t = useTranslations('protection.exclusion');
  const away = useTranslations('protection.away');
  return (
    <>
      <div className="grid gap-1 px-1">
        <h2 className="text-xl">{t('leadTitle')}</h2>
        <p className="text-pretty text-muted text-sm">{t('lead')}</p>
      </div>
      <AwayMeans />
      <Button isWide onClick={onNext}>
        {away('next')}
      </Button>
      <Link
        href="/m/safePlay/help"
        className="flex min-h-11 items-center justify-center gap-2 text-muted text-sm underline underline-offset-4"
      >
        <Icon name="phone" className="size-4.5" />
        {t('help')}
      </Link>
    </>
  );
}

type DurationProps = {
  readonly period: ExclusionPeriod;
  readonly onPeriod: (period: ExclusionPeriod) => void;
  readonly onNext: () => void;
  readonly onBack: () => void;
};

function Duration({ period, onPeriod, onNext, onBack }: DurationProps) {
  const t = useTranslations('protection.exclusion');
  const away = useTranslations('protection.away');
  return (
    <>
      <h2 className="px-1 text-xl">{t('periodTitle')}</h2>
      <PeriodChoice value={period} onValue={onPeriod} />
      <Button isWide onClick={onNext}>
        {away('next')}
      </Button>
      <Button kind="quiet" isWide onClick={onBack}>
        {away('back')}
      </Button>
    </>
  );
}

type ConfirmationProps = { readonly period: ExclusionPeriod; readonly onBack: () => void };

function Confirmation({ period, onBack }: ConfirmationProps) {
  const t = useTranslations('protection.exclusion');
  const away = useTranslations('protection.away');
  const moment = useMoment();
  const stay = useStayAway();
  const [typed, setTyped] = useState('');
  const [isWrong, setIsWrong] = useState(false);
  const word = t('word');
  const months = EXCLUSION_PERIODS[period];
  const { error } = stay;
  const problem = error instanceof RefusedError ? error.message : error && away('failed');
  const send = (event: FormEvent) => {
    event.preventDefault();
    const isTyped = typed.trim().normalize().toLowerCase() === word.normalize().toLowerCase();
    setIsWrong(!isTyped);
    if (isTyped && !stay.isPending) stay.mutate({ period });
  };
  return (
    <form noValidate method="post" className="grid gap-4" onSubmit={send}>
      <Card className="grid gap-4">
        <h2 className="text-xl">{t('sureTitle')}</h2>
        <p className="text-pretty">
          {months === null
            ? t('sureForGood')
            : t('sureUntil', { time: moment(monthsAfter(new Date(), months)) })}
        </p>
        <Field
          name="word"
          label={t('type', { word })}
          error={isWrong ? t('wrong', { word }) : undefined}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={20}
          value={typed}
          onValue={(value) => {
            setTyped(value);
            setIsWrong(false);
          }}
        />
        <FormProblem text={problem ?? undefined} />
      </Card>
      <Button type="submit" kind="danger" isWide isPending={stay.isPending || stay.isSuccess}>
        {t('begin')}
      </Button>
      <Button kind="quiet" isWide onClick={onBack}>
        {away('back')}
      </Button>
    </form>
  );
}
