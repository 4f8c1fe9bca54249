import { GREETING_MAX } from '@maneki/contract/agents/gift';
import { giftEndpoints } from '@maneki/contract/agents/gift-endpoints';
import { Button } from '@maneki/ui/button';
import { Card } from '@maneki/ui/card';
import { Field } from '@maneki/ui/field';
import { Segmented } from '@maneki/ui/segmented';
import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useMoneyRequest } from '#platform/money/use-money-request.ts';
import { useRainWords } from '#platform/rain/use-rain-words.ts';
import { AmountField } from './amount-field.tsx';
import { ChosenRecipients } from './chosen-recipients.tsx';
import type { GiftTerms } from './queries.ts';
import type { Recipient } from './recipient-sheet.tsx';
import { SendPad } from './send-pad.tsx';
import { TotalRow } from './total-row.tsx';
import { useProblemWords } from './use-problem-words.ts';
import { useReadAgain } from './use-read-again.ts';
import { type Split, useTransferDraft } from './use-transfer-draft.ts';

/** To whom of the team, and how much. */
export function SendMoneyForm({ terms }: { readonly terms: GiftTerms }) {
  const t = useTranslations('gifts.send');
  const { write } = useRainWords();
  const form = useTransferDraft(terms);
  const [isJudged, setIsJudged] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const request = useMoneyRequest(giftEndpoints.sendMoney, {
    onSettled: useReadAgain(),
    secrets: ['paymentPassword'],
  });
  const { judged, draft } = form;
  const begin = (event: FormEvent) => {
    event.preventDefault();
    setIsJudged(true);
    if (judged.problem === undefined) setIsAsking(true);
  };
  return (
    <Card>
      <form noValidate method="post" className="grid gap-4" onSubmit={begin}>
        <TransferFields terms={terms} form={form} isJudged={isJudged} />
        <Button type="submit" size="large" isWide disabled={!terms.hasPaymentPassword}>
          {t('submit')}
        </Button>
      </form>
      <SendPad
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        text={t('confirm', { amount: write(judged.total), count: draft.chosen.length })}
        send={(paymentPassword) => request.mutateAsync({ ...form.write(), paymentPassword })}
        onSent={() => {
          form.startAgain();
          setIsJudged(false);
        }}
      />
    </Card>
  );
}

type TransferFieldsProps = {
  readonly terms: GiftTerms;
  readonly form: ReturnType<typeof useTransferDraft>;
  readonly isJudged: boolean;
};

function TransferFields({ terms, form, isJudged }: TransferFieldsProps) {
  const t = useTranslations('gifts.send');
  const sayProblem = useProblemWords(terms);
  const { draft, change, judged, typedFor, typeFor } = form;
  const { chosen, split, same, greeting } = draft;
  const isNobody = judged.problem === 'nobody';
  const said = isJudged ? sayProblem(judged.problem) : undefined;
  const ofAmounts = isNobody ? undefined : said;
  const amountFor = (recipient: Recipient) => (
    <AmountField
      terms={terms}
      label={t('amountFor', { name: recipient.username })}
      value={typedFor(recipient)}
      onValue={(typed) => typeFor(recipient, typed)}
    />
  );
  return (
    <>
      <Segmented<Split>
        label={t('split')}
        value={split}
        onValue={(value) => change({ split: value })}
        options={[
          { value: 'same', text: t('same') },
          { value: 'own', text: t('own') },
        ]}
      />
      <ChosenRecipients
        chosen={chosen}
        onChosen={(next) => change({ chosen: next })}
        error={isNobody ? said : undefined}
        {...(split === 'own' && { beside: amountFor })}
      />
      {split === 'same' && (
        <AmountField
          terms={terms}
          label={t('amountEach')}
          value={same}
          onValue={(typed) => change({ same: typed })}
          error={ofAmounts}
        />
      )}
      <Field
        name="greeting"
        label={t('greeting')}
        maxLength={GREETING_MAX}
        autoComplete="off"
        value={greeting}
        onValue={(typed) => change({ greeting: typed })}
      />
      <TotalRow
        terms={terms}
        total={judged.total}
        error={split === 'own' ? ofAmounts : undefined}
      />
    </>
  );
}
