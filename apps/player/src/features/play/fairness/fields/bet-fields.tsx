import { checkValueMax } from '@maneki/contract/house/check-query';
import { CounterTextArea } from '@maneki/ui/counter-text-area';
import { Field } from '@maneki/ui/field';
import { Picker } from '@maneki/ui/picker';
import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { seedScopeOf } from '../fair-games.ts';
import { readBets, SPOTS, spotField } from '../typed-round.ts';
import { CODE_INPUT, type KindFieldsProps } from './kind-fields.ts';

/** What was bet and paid: with it the check says whether the money was right, too. Nobody has to fill it in. */
export function BetFields({ kind, initial, errorOf }: KindFieldsProps) {
  const t = useTranslations('catalog.fairness.form');
  if (!kind) return null;
  const { stake, win, bets, side, tickets } = initial;
  const isGiven = [stake, win, bets, side, tickets].some(Boolean);
  const isWrong = (['side', 'target', 'bets', 'tickets', 'stake', 'win'] as const).some(errorOf);
  const isOwn = seedScopeOf(kind) === 'own';
  const money = (name: 'stake' | 'win') => ({
    ...CODE_INPUT,
    name,
    defaultValue: initial[name],
    label: t(name),
    error: errorOf(name),
    inputMode: 'decimal' as const,
    maxLength: 24,
  });
  return (
    <details open={isGiven || isWrong} className="group rounded-field bg-raised px-3.5">
      <summary className="min-h-12 cursor-pointer content-center font-semibold text-sm">
        {t('bet')}
      </summary>
      <div className="grid gap-3 pb-3.5">
        <p className="text-muted text-sm">{t('betText')}</p>
        {kind === 'dice' && <DiceFields initial={initial} errorOf={errorOf} />}
        {kind === 'dragon-tiger' && <SpotFields initial={initial} errorOf={errorOf} />}
        {kind === 'lottery' && <TicketsField initial={initial} errorOf={errorOf} />}
        <div className="grid grid-cols-2 items-start gap-3">
          {isOwn && <Field {...money('stake')} />}
          <Field
            {...money('win')}
            hint={kind === 'slots' ? t('winHint') : undefined}
            enterKeyHint="done"
          />
        </div>
      </div>
    </details>
  );
}

type OwnProps = Pick<KindFieldsProps, 'initial' | 'errorOf'>;

function DiceFields({ initial, errorOf }: OwnProps) {
  const t = useTranslations('catalog.fairness.form');
  return (
    <div className="grid grid-cols-2 items-start gap-3">
      <Picker
        name="side"
        label={t('side')}
        defaultValue={initial.side}
        error={errorOf('side')}
        options={[
          { value: '', text: '–' },
          { value: 'OVER', text: t('sides.OVER') },
          { value: 'UNDER', text: t('sides.UNDER') },
        ]}
      />
      <Field
        {...CODE_INPUT}
        name="target"
        label={t('target')}
        placeholder="49.50"
        defaultValue={initial.target}
        error={errorOf('target')}
        inputMode="decimal"
        maxLength={5}
      />
    </div>
  );
}

function TicketsField({ initial, errorOf }: OwnProps) {
  const t = useTranslations('catalog.fairness.form');
  const [written, setWritten] = useState(initial.tickets);
  return (
    <CounterTextArea
      {...CODE_INPUT}
      name="tickets"
      label={t('tickets')}
      hint={t('ticketsHint')}
      error={errorOf('tickets')}
      value={written}
      onValue={setWritten}
      charactersMax={checkValueMax('tickets')}
    />
  );
}

function SpotFields({ initial, errorOf }: OwnProps) {
  const t = useTranslations('catalog.fairness');
  const bets = readBets(initial.bets);
  const error = errorOf('bets');
  const problem = useId();
  return (
    <fieldset className="grid grid-cols-2 items-start gap-3">
      <legend className="pb-2 text-muted text-sm">{t('form.stakes')}</legend>
      {SPOTS.map((spot) => (
        <Field
          key={spot}
          {...CODE_INPUT}
          name={spotField(spot)}
          label={t(`spots.${spot}`)}
          defaultValue={bets[spot] ?? ''}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? problem : undefined}
          inputMode="decimal"
          maxLength={24}
        />
      ))}
      {error && (
        <p id={problem} className="col-span-2 text-danger-text text-sm">
          {error}
        </p>
      )}
    </fieldset>
  );
}
