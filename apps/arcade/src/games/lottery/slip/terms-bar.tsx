import { fraction } from '@maneki/games/exact/fraction';
import { SERIES } from '@maneki/games/lottery/series';
import { floorToMinorUnits, parseAmount } from '@maneki/kernel/money';
import { moneyOf } from '@maneki/kernel/wallet-currency';
import { useId, useState } from 'react';
import { readAmount, shortAmount } from '#frame/money.ts';
import { useDesk, useLottery, useLotteryState, useWords } from '../lottery-hooks.ts';
import { MULTIPLIER_MAX, readMultiplier } from './basket.ts';
import { chipsOf } from './chips.ts';
import { percentText } from './odds-text.ts';

/** What a selection is bought for: units and a multiplier, or a stake of its own. */
export function TermsBar() {
  const type = useDesk((desk) => desk.type);
  return type === 'TRADITION' ? (
    <>
      <div className="lt-terms">
        <UnitValues />
        <Multiplier />
      </div>
      <Series />
    </>
  ) : (
    <Stakes />
  );
}

function UnitValues() {
  const t = useWords();
  const { desk } = useLottery();
  const chosen = useDesk((state) => state.unitValue);
  const values = useLotteryState(({ game }) => game.unitValues);
  return (
    <fieldset className="lt-segments figures">
      <legend className="sr-only">{t('terms.unit')}</legend>
      {values.map(readAmount).map((value) => (
        <button
          key={value}
          type="button"
          aria-pressed={value === chosen}
          onClick={() => desk.set({ unitValue: value })}
        >
          {shortAmount(value)}
        </button>
      ))}
    </fieldset>
  );
}

function Multiplier() {
  const t = useWords();
  const { desk } = useLottery();
  const multiplier = useDesk((state) => state.multiplier);
  return (
    <Stepper
      label={t('terms.multiplier')}
      value={multiplier}
      onChange={(next) => desk.set({ multiplier: next })}
    />
  );
}

/** A whole number from 1 to 999, by steps or typed. */
export function Stepper(props: {
  label: string;
  value: number;
  onChange: (value: number) => void;
  max?: number;
  least?: number;
}) {
  const t = useWords();
  const { label, value, onChange, max = MULTIPLIER_MAX, least = 1 } = props;
  const [text, setText] = useState<string | null>(null);
  const set = (next: number) => onChange(Math.max(least, Math.min(max, next)));
  return (
    <fieldset className="lt-stepper figures">
      <legend className="sr-only">{label}</legend>
      <button
        type="button"
        aria-label={t('terms.less')}
        aria-disabled={value <= least}
        onClick={() => set(value - 1)}
      >
        −
      </button>
      <label>
        <span className="sr-only">{label}</span>
        <i aria-hidden="true">×</i>
        <input
          inputMode="numeric"
          enterKeyHint="done"
          autoComplete="off"
          value={text ?? String(value)}
          onFocus={(event) => event.target.select()}
          onChange={(event) => {
            setText(event.target.value);
            const read = readMultiplier(event.target.value);
            if (read !== undefined) set(read);
          }}
          onBlur={() => setText(null)}
        />
      </label>
      <button
        type="button"
        aria-label={t('terms.more')}
        aria-disabled={value >= max}
        onClick={() => set(value + 1)}
      >
        +
      </button>
    </fieldset>
  );
}

/** Between prizes and a rebate: only where members have series of their own. */
function Series() {
  const t = useWords();
  const id = useId();
  const { desk } = useLottery();
  const mode = useDesk((state) => state.mode);
  const series = useDesk((state) => state.series);
  const highest = useLotteryState(({ game }) => game.highestSeries[mode]);
  const [isOpen, setIsOpen] = useState(false);
  if (highest === undefined || series === undefined)
    return mode === 'ELOTT' ? (
      <p className="lt-series-fixed">{t('terms.fixed', { series: '1940' })}</p>
    ) : null;
  // At the lowest of all there is nothing to choose.
  if (highest <= SERIES.least)
    return <p className="lt-series-fixed">{t('terms.fixed', { series: String(highest) })}</p>;
  const share = percentText(fraction(highest - series, SERIES.whole));
  return (
    <div className="lt-series">
      <button
        type="button"
        className="lt-series-head figures"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        <span>{t('terms.series', { series: String(series) })}</span>
        <b>{t('terms.rebate', { share })}</b>
      </button>
      {isOpen && (
        <>
          <input
            id={id}
            type="range"
            aria-label={t('terms.series', { series: String(series) })}
            aria-valuetext={`${series}, ${t('terms.rebate', { share })}`}
            min={SERIES.least}
            max={highest}
            step={SERIES.step}
            value={series}
            onChange={(event) => desk.set({ series: Number(event.target.value) })}
          />
          <p className="lt-note">{t('terms.seriesHelp')}</p>
        </>
      )}
    </div>
  );
}

function Stakes() {
  const t = useWords();
  const { desk } = useLottery();
  const stake = useDesk((state) => state.stake);
  const game = useLotteryState((state) => state.game);
  const chips = chipsOf(game);
  return (
    <div className="lt-terms">
      <fieldset className="lt-segments figures">
        <legend className="sr-only">{t('terms.stake')}</legend>
        {chips.map((chip) => (
          <button
            key={chip}
            type="button"
            aria-pressed={chip === stake}
            onClick={() => desk.set({ stake: chip })}
          >
            {shortAmount(chip)}
          </button>
        ))}
      </fieldset>
      <AmountField
        label={t('terms.ownStake')}
        value={stake}
        onChange={(next) => desk.set({ stake: next })}
      />
    </div>
  );
}

/** An amount as somebody types it; what cannot be read leaves the last one standing. */
export function AmountField(props: {
  label: string;
  value: bigint;
  onChange: (value: bigint) => void;
}) {
  const { label, value, onChange } = props;
  const [text, setText] = useState<string | null>(null);
  // No half yen: what is typed beyond minor units is cut.
  const money = useLotteryState(({ game }) => moneyOf(game.currency));
  const plain = shortAmount(value).replaceAll(',', '');
  return (
    <label className="lt-amount figures">
      <span className="sr-only">{label}</span>
      <input
        inputMode="decimal"
        enterKeyHint="done"
        autoComplete="off"
        value={text ?? plain}
        onFocus={(event) => event.target.select()}
        onChange={(event) => {
          setText(event.target.value);
          const amount = parseAmount(event.target.value.normalize('NFKC').trim());
          const whole = amount && amount > 0n ? floorToMinorUnits(amount, money) : 0n;
          if (whole > 0n) onChange(whole);
        }}
        onBlur={() => setText(null)}
      />
    </label>
  );
}
