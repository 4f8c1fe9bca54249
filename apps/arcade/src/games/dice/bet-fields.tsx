import type { DiceBet } from '@maneki/games/dice/dice';
import { type KeyboardEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { type Observable, useObserved } from '#frame/observable.ts';
import { type BetField, readBet, turnOver, writeBet } from './choose-bet.ts';
import { usePlayState } from './dice-hooks.ts';
import type { DiceView } from './dice-view.ts';

const FIELDS = ['target', 'multiplier', 'chance'] as const satisfies readonly BetField[];
const SIDES = ['UNDER', 'OVER'] as const;

/** What is bet on: the side, and target, multiplier and chance, each of which decides the others. */
export function BetFields({ view }: { view: Observable<DiceView> }) {
  const t = useTranslations('arcadeDice');
  const bet = useObserved(view, (shown) => shown.bet);
  const isIdle = usePlayState(({ phase }) => phase === 'idle');
  return (
    <fieldset className="flex flex-col gap-2" disabled={!isIdle}>
      <legend className="sr-only">{t('bet')}</legend>
      <div className="dice-sides">
        {SIDES.map((side) => (
          <button
            key={side}
            type="button"
            aria-pressed={bet.side === side}
            onClick={() => bet.side !== side && view.set({ bet: turnOver(bet) })}
          >
            {t(`side.${side}`)}
          </button>
        ))}
      </div>
      <div className="dice-fields">
        {FIELDS.map((field) => (
          <BetNumber
            key={field}
            field={field}
            bet={bet}
            onChange={(next) => view.set({ bet: next })}
          />
        ))}
      </div>
    </fieldset>
  );
}

/** A number that can be typed. What is typed counts once the field is left; what is no number is forgotten. */
function BetNumber(props: { field: BetField; bet: DiceBet; onChange: (bet: DiceBet) => void }) {
  const t = useTranslations('arcadeDice');
  const { field, bet } = props;
  const [draft, setDraft] = useState<string | null>(null);
  const keep = () => {
    const next = draft === null ? undefined : readBet(field, draft, bet);
    setDraft(null);
    if (next) props.onChange(next);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') event.currentTarget.blur();
    if (event.key === 'Escape') setDraft(null);
  };
  return (
    <label className="dice-field">
      <span className="dice-field-name">{t(field)}</span>
      <span className="flex items-baseline justify-center gap-0.5">
        {field === 'multiplier' && <span aria-hidden="true">×</span>}
        <input
          className="figures"
          value={draft ?? writeBet(bet)[field]}
          inputMode="decimal"
          autoComplete="off"
          enterKeyHint="done"
          maxLength={12}
          onFocus={(event) => event.target.select()}
          onChange={(event) => setDraft(event.target.value)}
          onBlur={keep}
          onKeyDown={onKeyDown}
        />
        {field === 'chance' && <span aria-hidden="true">%</span>}
      </span>
    </label>
  );
}
