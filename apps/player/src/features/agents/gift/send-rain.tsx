import {
  GREETING_MAX,
  RAIN_AUDIENCES,
  RAIN_PACKETS_MAX,
  type RainAudience,
} from '@maneki/contract/agents/gift';
import { giftEndpoints } from '@maneki/contract/agents/gift-endpoints';
import { Button } from '@maneki/ui/button';
import { Card } from '@maneki/ui/card';
import { Field } from '@maneki/ui/field';
import { Picker } from '@maneki/ui/picker';
import { Segmented } from '@maneki/ui/segmented';
import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useMoneyRequest } from '#platform/money/use-money-request.ts';
import { useRainWords } from '#platform/rain/use-rain-words.ts';
import { AmountField } from './amount-field.tsx';
import { ChosenRecipients } from './chosen-recipients.tsx';
import type { GiftTerms } from './queries.ts';
import {
  type Drafted,
  EMPTY_RAIN,
  judgeRain,
  LAST_MINUTES,
  RAIN_MODES,
  type RainDraft,
  type RainMode,
  START_MINUTES,
  writeRain,
} from './rain-draft.ts';
import { SendPad } from './send-pad.tsx';
import { TotalRow } from './total-row.tsx';
import { useProblemWords } from './use-problem-words.ts';
import { useReadAgain } from './use-read-again.ts';

/** A rain for the team: lucky packets to be taken, or parts that go at once to those who are named. */
export function SendRainForm({ terms }: { readonly terms: GiftTerms }) {
  const t = useTranslations('gifts.rain');
  const send = useTranslations('gifts.send');
  const { write } = useRainWords();
  const [draft, setDraft] = useState(EMPTY_RAIN);
  const [isJudged, setIsJudged] = useState(false);
  const [asked, setAsked] = useState<Drafted>();
  const judged = judgeRain(draft, terms);
  const request = useMoneyRequest(giftEndpoints.sendRain, {
    onSettled: useReadAgain(),
    secrets: ['paymentPassword'],
  });
  const change = (fields: Partial<RainDraft>) => setDraft({ ...draft, ...fields });
  const begin = (event: FormEvent) => {
    event.preventDefault();
    setIsJudged(true);
    // The start is fixed here: typed again after a lost answer it is the same wish.
    if (judged.problem === undefined) setAsked(writeRain(draft, new Date()));
  };
  return (
    <Card>
      <form noValidate method="post" className="grid gap-4" onSubmit={begin}>
        <Segmented<RainMode>
          label={t('mode')}
          value={draft.mode}
          onValue={(mode) => change({ mode })}
          options={RAIN_MODES.map((value) => ({ value, text: t(`modes.${value}`) }))}
        />
        <p className="text-pretty text-muted text-sm">{t(`explained.${draft.mode}`)}</p>
        <RainFields draft={draft} change={change} terms={terms} isJudged={isJudged} />
        <TotalRow terms={terms} total={judged.total} />
        <Button type="submit" size="large" isWide disabled={!terms.hasPaymentPassword}>
          {t('submit')}
        </Button>
      </form>
      <SendPad
        isOpen={asked !== undefined}
        onClose={() => setAsked(undefined)}
        text={send('confirm', { amount: write(judged.total), count: judged.count })}
        send={(paymentPassword) => request.mutateAsync({ ...asked!, paymentPassword })}
        onSent={() => {
          setDraft(EMPTY_RAIN);
          setIsJudged(false);
        }}
      />
    </Card>
  );
}

type RainFieldsProps = {
  readonly draft: RainDraft;
  readonly change: (fields: Partial<RainDraft>) => void;
  readonly terms: GiftTerms;
  readonly isJudged: boolean;
};

function RainFields({ draft, change, terms, isJudged }: RainFieldsProps) {
  const t = useTranslations('gifts.rain');
  const send = useTranslations('gifts.send');
  const sayProblem = useProblemWords(terms);
  const { problem } = judgeRain(draft, terms);
  const said = isJudged ? sayProblem(problem) : undefined;
  const isNobody = problem === 'nobody';
  const isLucky = draft.mode === 'LUCKY';
  return (
    <>
      <AmountField
        terms={terms}
        label={draft.mode === 'FIXED' ? send('amountEach') : send('total')}
        value={draft.amount}
        onValue={(amount) => change({ amount })}
        error={isNobody ? undefined : said}
      />
      {isLucky && <LuckyFields draft={draft} change={change} />}
      {(!isLucky || draft.audience === 'LIST') && (
        <ChosenRecipients
          chosen={draft.chosen}
          onChosen={(chosen) => change({ chosen })}
          isForRain
          error={isNobody ? said : undefined}
        />
      )}
      {isLucky && isNobody && draft.audience !== 'LIST' && said && (
        <p role="alert" className="text-danger-text text-xs">
          {t('countMissing')}
        </p>
      )}
      <Field
        name="greeting"
        label={send('greeting')}
        maxLength={GREETING_MAX}
        autoComplete="off"
        value={draft.greeting}
        onValue={(greeting) => change({ greeting })}
      />
    </>
  );
}

function LuckyFields({ draft, change }: Pick<RainFieldsProps, 'draft' | 'change'>) {
  const t = useTranslations('gifts.rain');
  const minutes = (value: number) => ({ value: `${value}`, text: t('minutes', { count: value }) });
  return (
    <>
      <Field
        name="count"
        label={t('count')}
        hint={t('countHint', { max: RAIN_PACKETS_MAX })}
        inputMode="numeric"
        autoComplete="off"
        maxLength={3}
        value={draft.count}
        onValue={(count) => change({ count })}
      />
      <Segmented<RainAudience>
        label={t('audience')}
        value={draft.audience}
        onValue={(audience) => change({ audience })}
        options={RAIN_AUDIENCES.map((value) => ({ value, text: t(`audiences.${value}`) }))}
      />
      <Picker
        label={t('start')}
        value={draft.startsIn}
        onValue={(startsIn) => change({ startsIn })}
        options={START_MINUTES.map((value) =>
          value === 0
            ? { value: '0', text: t('now') }
            : { value: `${value}`, text: t('startsIn', { time: minutes(value).text }) },
        )}
      />
      <Picker
        label={t('lasts')}
        value={draft.lasts}
        onValue={(lasts) => change({ lasts })}
        options={LAST_MINUTES.map(minutes)}
      />
    </>
  );
}
