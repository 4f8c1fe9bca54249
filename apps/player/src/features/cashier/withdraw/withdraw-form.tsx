import { cashierEndpoints } from '@maneki/contract/cashier/endpoints';
import { TOAST_MS } from '@maneki/contract/constants';
import { CURRENCIES } from '@maneki/kernel/money';
import { moneyOf } from '@maneki/kernel/wallet-currency';
import { Button } from '@maneki/ui/button';
import { Card } from '@maneki/ui/card';
import { Field } from '@maneki/ui/field';
import { toast } from '@maneki/ui/overlays';
import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { problemOf } from '#platform/forms/problem.ts';
import { useSay } from '#platform/forms/use-say.ts';
import { PasswordPad } from '#platform/money/password-pad.tsx';
import { useMoneyRequest } from '#platform/money/use-money-request.ts';
import { writeBalance } from '#platform/viewer/write-balance.ts';
import { useReadAgain } from '../use-order-news.ts';
import { AccountChoice } from './account-choice.tsx';
import { nameAccount } from './name-account.ts';
import type { PayoutAccount, WithdrawalTerms } from './queries.ts';
import { boundsOf, everything, judgeAmount } from './withdraw-amount.ts';

type WithdrawFormProps = {
  readonly terms: WithdrawalTerms;
  readonly accounts: readonly PayoutAccount[];
  readonly symbol: string;
  readonly onAdd: () => void;
};

/** Where to, how much, what it costs and what arrives; the six digits send it. */
export function WithdrawForm({ terms: told, accounts, symbol, onAdd }: WithdrawFormProps) {
  const t = useTranslations('withdraw.form');
  const terms = { ...told, currency: moneyOf(told.currency) };
  const [chosen, setChosen] = useState<string>();
  const [typed, setTyped] = useState('');
  const [isJudged, setIsJudged] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const account = accounts.find(({ id }) => id === chosen) ?? accounts[0]!;
  const write = (amount: string) => `${symbol} ${writeBalance(amount)}`;
  const { minimum, maximum } = boundsOf(terms, account.type);
  const judged = judgeAmount(typed, terms, account.type);
  const all = everything(terms, account.type);
  const say = () => {
    switch (judged.problem) {
      case 'missing':
      case 'tooLow':
        return t('tooLow', { amount: write(minimum) });
      case 'tooHigh':
        return t('tooHigh', { amount: write(maximum) });
      case undefined:
        return undefined;
      default:
        return t(judged.problem);
    }
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    setIsJudged(true);
    if (judged.problem === undefined) setIsAsking(true);
  };
  const decimals = CURRENCIES[terms.currency].minorDecimals;
  return (
    <Card>
      <form noValidate method="post" className="grid gap-4" onSubmit={send}>
        <AccountChoice accounts={accounts} chosen={account.id} onChoose={setChosen} onAdd={onAdd} />
        <Field
          name="amount"
          label={t('amount')}
          hint={`${t('limits', { minimum: write(minimum), maximum: write(maximum) })} · ${t('dayLeft', { amount: write(terms.dayLeft) })}`}
          error={isJudged ? say() : undefined}
          inputMode={decimals === 0 ? 'numeric' : 'decimal'}
          autoComplete="off"
          enterKeyHint="done"
          maxLength={24}
          value={typed}
          onValue={setTyped}
          onBlur={() => setIsJudged(typed !== '')}
          prefix={<span className="font-bold text-gold-text">{symbol}</span>}
          suffix={
            <Button
              kind="plain"
              size="small"
              disabled={all === undefined}
              onClick={() => setTyped(all ?? '')}
            >
              {t('all')}
            </Button>
          }
        />
        <dl className="numerals grid gap-1.5 rounded-field bg-raised px-4 py-3 text-sm inset-ring inset-ring-line">
          <div className="flex justify-between gap-3">
            <dt className="text-muted">{t('fee')}</dt>
            <dd>{judged.fee === '0' ? t('free') : write(judged.fee)}</dd>
          </div>
          <div className="flex flex-wrap justify-between gap-x-3">
            <dt className="font-semibold">{t('arrives')}</dt>
            <dd className="font-bold text-gold-text">{write(judged.arrives)}</dd>
          </div>
        </dl>
        <p className="text-muted text-xs">{t('freeLeft', { count: terms.freeLeft })}</p>
        <Button type="submit" size="large" isWide>
          {t('submit')}
        </Button>
      </form>
      <ConfirmPad
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        account={account}
        amount={judged.amount}
        shown={write(judged.amount)}
      />
    </Card>
  );
}

type ConfirmPadProps = {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly account: PayoutAccount;
  readonly amount: string;
  readonly shown: string;
};

function ConfirmPad({ isOpen, onClose, account, amount, shown }: ConfirmPadProps) {
  const t = useTranslations('withdraw');
  const say = useSay();
  const readAgain = useReadAgain();
  const request = useMoneyRequest(cashierEndpoints.requestWithdrawal, {
    onSettled: readAgain,
    secrets: ['paymentPassword'],
  });
  const send = async (paymentPassword: string) => {
    try {
      const answer = await request.mutateAsync({ accountId: account.id, amount, paymentPassword });
      if (!answer.ok) return say(problemOf(answer.refusal));
      toast({ kind: 'success', text: t('order.requested'), durationMs: TOAST_MS.success });
      onClose();
      return undefined;
    } catch {
      return t('pad.unsure');
    }
  };
  return (
    <PasswordPad
      isOpen={isOpen}
      onClose={onClose}
      title={t('pad.title')}
      text={t('pad.text', { amount: shown, account: nameAccount(account) })}
      onDigits={send}
    />
  );
}
