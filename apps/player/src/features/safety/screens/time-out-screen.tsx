import { TIME_OUT_DAYS } from '@maneki/contract/safety/exclusions';
import { Button } from '@maneki/ui/button';
import { Card } from '@maneki/ui/card';
import { Chips } from '@maneki/ui/chips';
import { Field } from '@maneki/ui/field';
import { FormProblem } from '@maneki/ui/form-problem';
import { Sheet } from '@maneki/ui/sheet';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { RefusedError } from '#platform/call/refused-error.ts';
import { AwayMeans } from '../components/away-means.tsx';
import { useStayAway } from '../mutations.ts';
import { useMoment } from '../use-moment.ts';

const PRESETS = [1, 3, 7, 14, 30, 42] as const;
const DAY_MS = 86_400_000;

const readDays = (typed: string): number | undefined => {
  const days = Number(typed);
  const { min, max } = TIME_OUT_DAYS;
  return Number.isInteger(days) && days >= min && days <= max ? days : undefined;
};

/** A break of some days: how long, what it means, and a question before it begins. */
export default function TimeOutScreen() {
  const t = useTranslations('protection.timeOut');
  const away = useTranslations('protection.away');
  const moment = useMoment();
  const [typed, setTyped] = useState('7');
  const [isWrong, setIsWrong] = useState(false);
  const [isAsked, setIsAsked] = useState(false);
  const days = readDays(typed);
  return (
    <div className="grid grid-cols-1 gap-4 p-4">
      <p className="text-pretty px-1 text-muted text-sm">{t('lead')}</p>
      <Card className="grid gap-4">
        <h2 className="font-bold text-base">{t('days')}</h2>
        <Chips
          layout="wrap"
          label={t('days')}
          options={PRESETS.map((preset) => ({
            value: String(preset),
            text: t('choice', { days: preset }),
          }))}
          value={typed}
          onValue={setTyped}
        />
        <Field
          name="days"
          label={t('other')}
          inputMode="numeric"
          autoComplete="off"
          maxLength={2}
          value={typed}
          onValue={(value) => {
            setTyped(value);
            setIsWrong(false);
          }}
          error={isWrong ? t('wrong') : undefined}
        />
        <p role="status" className="numerals text-balance font-bold text-base">
          {days ? away('until', { time: moment(new Date(Date.now() + days * DAY_MS)) }) : ''}
        </p>
      </Card>
      <AwayMeans />
      <Button
        isWide
        onClick={() => {
          setIsWrong(days === undefined);
          setIsAsked(days !== undefined);
        }}
      >
        {t('begin')}
      </Button>
      <Question days={isAsked ? days : undefined} onClose={() => setIsAsked(false)} />
    </div>
  );
}

type QuestionProps = { readonly days: number | undefined; readonly onClose: () => void };

function Question({ days, onClose }: QuestionProps) {
  const t = useTranslations('protection.timeOut');
  const away = useTranslations('protection.away');
  const shell = useTranslations('shell.actions');
  const moment = useMoment();
  const stay = useStayAway();
  const { error } = stay;
  const problem = error instanceof RefusedError ? error.message : error && away('failed');
  return (
    <Sheet
      isOpen={days !== undefined}
      onClose={onClose}
      title={t('sure')}
      closeLabel={shell('close')}
      footer={
        <div className="grid gap-3">
          <Button
            isWide
            isPending={stay.isPending || stay.isSuccess}
            onClick={() => days !== undefined && stay.mutate({ days })}
          >
            {t('yes')}
          </Button>
          <Button kind="quiet" isWide onClick={onClose}>
            {t('no')}
          </Button>
        </div>
      }
    >
      <p className="text-pretty">
        {t('sureText', { time: moment(new Date(Date.now() + (days ?? 0) * DAY_MS)) })}
      </p>
      <FormProblem text={problem ?? undefined} />
    </Sheet>
  );
}
