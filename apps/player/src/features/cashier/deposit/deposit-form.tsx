import type { DepositChannel } from '@maneki/contract/cashier/deposit-schemas';
import { CURRENCIES } from '@maneki/kernel/money';
import { Button } from '@maneki/ui/button';
import { Card } from '@maneki/ui/card';
import { Field } from '@maneki/ui/field';
import { FormProblem } from '@maneki/ui/form-problem';
import { useTranslations } from 'use-intl';
import { type Cash, writeCash } from '../cash.ts';
import { BonusChoice } from './bonus-choice.tsx';
import { CreditSummary } from './credit-summary.tsx';
import { useDepositForm } from './use-deposit-form.ts';
import { useProblemWords } from './use-problem-words.ts';

type DepositFormProps = { readonly channel: DepositChannel; readonly cash: Cash };

/** How much, what arrives of it, and the way on to the payment. */
export function DepositForm({ channel, cash }: DepositFormProps) {
  const t = useTranslations('deposit.form');
  const deposit = useDepositForm(channel, cash);
  const said = useProblemWords(channel, cash)(deposit.problem);
  const isWhole = CURRENCIES[cash.currency].minorDecimals === 0;
  return (
    <form
      ref={deposit.form}
      noValidate
      method="post"
      className="grid grid-cols-1 gap-4"
      onSubmit={deposit.send}
    >
      <Card className="grid grid-cols-1 gap-4">
        <Field
          name="amount"
          label={t('amount')}
          hint={t('hint', {
            minimum: writeCash(channel.minimum, cash),
            maximum: writeCash(channel.maximum, cash),
          })}
          error={said.amount}
          inputMode={isWhole ? 'numeric' : 'decimal'}
          autoComplete="off"
          enterKeyHint="done"
          maxLength={24}
          value={deposit.typed}
          onValue={deposit.setTyped}
          prefix={<span className="font-bold text-gold-text">{cash.symbol}</span>}
        />
        <Presets channel={channel} cash={cash} chosen={deposit.typed} onChoose={deposit.setTyped} />
        {channel.needsPayerName && (
          <Field
            name="payerName"
            label={t('payerName')}
            hint={t('payerHint')}
            error={said.payerName}
            autoComplete="name"
            enterKeyHint="done"
            maxLength={100}
            value={deposit.payerName}
            onValue={deposit.setPayerName}
          />
        )}
      </Card>
      <BonusChoice
        cash={cash}
        units={deposit.units}
        chosen={deposit.promotionId}
        onChoose={deposit.choosePromotion}
      />
      <CreditSummary units={deposit.units} channel={channel} cash={cash} />
      <FormProblem text={said.form} />
      <Button type="submit" size="large" isWide isPending={deposit.isSending}>
        {t('submit')}
      </Button>
    </form>
  );
}

type PresetsProps = DepositFormProps & {
  readonly chosen: string;
  readonly onChoose: (amount: string) => void;
};

function Presets({ channel, cash, chosen, onChoose }: PresetsProps) {
  const t = useTranslations('deposit.form');
  if (channel.presets.length === 0) return null;
  return (
    <fieldset className="grid grid-cols-[repeat(auto-fill,minmax(min(6rem,100%),1fr))] gap-2">
      <legend className="sr-only">{t('presets')}</legend>
      {channel.presets.map((amount) => (
        <button
          key={amount}
          type="button"
          aria-pressed={chosen === amount}
          className="wrap-anywhere numerals min-h-11 rounded-control bg-raised px-0.5 font-semibold text-[0.8125rem] inset-ring inset-ring-line transition duration-150 active:scale-[0.97] aria-pressed:text-gold-text aria-pressed:inset-ring-gold"
          onClick={() => onChoose(amount)}
        >
          {writeCash(amount, cash)}
        </button>
      ))}
    </fieldset>
  );
}
