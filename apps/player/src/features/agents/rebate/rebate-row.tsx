import { writeRebate } from '@maneki/contract/agents/rebate-groups';
import { IconButton } from '@maneki/ui/icon-button';
import { useTranslations } from 'use-intl';
import { choicesOf } from './choices.ts';
import type { OwnRebate } from './queries.ts';

/** As quiet as the figures beside it: a thin way and a plain knob, in both themes. */
const SLIDER = [
  'h-6 w-full appearance-none rounded-pill bg-transparent',
  '[&::-webkit-slider-runnable-track]:h-1.5 [&::-webkit-slider-runnable-track]:rounded-pill',
  '[&::-webkit-slider-runnable-track]:bg-edge/60 [&::-webkit-slider-thumb]:-mt-1.75',
  '[&::-webkit-slider-thumb]:size-5 [&::-webkit-slider-thumb]:appearance-none',
  '[&::-webkit-slider-thumb]:rounded-pill [&::-webkit-slider-thumb]:bg-text',
  '[&::-moz-range-track]:h-1.5 [&::-moz-range-track]:rounded-pill [&::-moz-range-track]:bg-edge/60',
  '[&::-moz-range-thumb]:size-5 [&::-moz-range-thumb]:rounded-pill [&::-moz-range-thumb]:border-0',
  '[&::-moz-range-thumb]:bg-text',
].join(' ');

type RebateRowProps = {
  readonly rebate: OwnRebate;
  readonly from: number;
  readonly value: number;
  readonly onValue: (value: number) => void;
};

/** One group: what is given, by a knob or step by step, and how far that goes. */
export function RebateRow({ rebate, from, value, onValue }: RebateRowProps) {
  const t = useTranslations('rebates');
  const { group, value: most } = rebate;
  const name = t(`groups.${group}`);
  const choices = choicesOf(rebate, from);
  const place = Math.max(0, choices.indexOf(value));
  const isFixed = choices.length === 1;
  const written = writeRebate(group, value);
  return (
    <li className="grid gap-0.5 px-4 py-2">
      <div className="flex min-h-11 flex-wrap items-center justify-end">
        <div className="min-w-16 flex-1">
          <label htmlFor={`rebate-${group}`} className="wrap-anywhere block font-semibold text-sm">
            {name}
          </label>
          <span id={`rebate-${group}-most`} className="numerals block text-muted text-xs">
            {isFixed ? t('editor.fixed') : t('editor.most', { most: writeRebate(group, most) })}
          </span>
        </div>
        {!isFixed && (
          <IconButton
            isBare
            icon="minus"
            label={t('editor.less', { group: name })}
            disabled={place === 0}
            onClick={() => onValue(choices[place - 1]!)}
          />
        )}
        <output
          id={isFixed ? `rebate-${group}` : undefined}
          className={`numerals min-w-16 text-center font-bold ${place > 0 ? 'text-success-text' : ''}`}
        >
          {written}
        </output>
        {!isFixed && (
          <IconButton
            isBare
            icon="plus"
            label={t('editor.more', { group: name })}
            disabled={place === choices.length - 1}
            onClick={() => onValue(choices[place + 1]!)}
          />
        )}
      </div>
      {!isFixed && (
        <input
          id={`rebate-${group}`}
          type="range"
          className={SLIDER}
          min={0}
          max={choices.length - 1}
          step={1}
          value={place}
          aria-valuetext={written}
          aria-describedby={`rebate-${group}-most`}
          onChange={({ target }) => onValue(choices[Number(target.value)]!)}
        />
      )}
    </li>
  );
}
