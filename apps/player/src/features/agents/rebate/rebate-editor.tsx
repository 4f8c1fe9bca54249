import { type RebateGroup, writeRebate } from '@maneki/contract/agents/rebate-groups';
import { Button } from '@maneki/ui/button';
import { IconButton } from '@maneki/ui/icon-button';
import { useTranslations } from 'use-intl';
import type { OwnRebate } from './queries.ts';

export type Rebates = Readonly<Partial<Record<RebateGroup, number>>>;

type RebateEditorProps = {
  /** What the agent has: nobody gets more of them. */
  readonly own: readonly OwnRebate[];
  /** From where on values go; what is not named from the lowest. */
  readonly least?: Rebates;
  readonly values: Rebates;
  readonly onValues: (values: Rebates) => void;
  readonly error?: string | undefined;
};

/** What somebody below is to get, group by group: never less than they have, never more than the agent has. */
export function RebateEditor({ own, least = {}, values, onValues, error }: RebateEditorProps) {
  const t = useTranslations('rebates.editor');
  const giveAll = () =>
    onValues({ ...values, ...Object.fromEntries(own.map(({ group, value }) => [group, value])) });
  return (
    <fieldset className="grid gap-2" aria-describedby={error ? 'rebate-error' : undefined}>
      <legend className="float-left mb-2 w-full font-semibold">{t('title')}</legend>
      {(['ppm', 'series'] as const).map((unit) => (
        <div key={unit} className="surface overflow-hidden rounded-card">
          <p className="border-line border-b px-4 py-2 text-muted text-xs">
            {t(unit === 'ppm' ? 'percent' : 'series')}
          </p>
          <ul className="divide-y divide-line">
            {own
              .filter((one) => one.unit === unit)
              .map((rebate) => {
                const from = least[rebate.group] ?? rebate.lowest;
                return (
                  <RebateRow
                    key={rebate.group}
                    rebate={rebate}
                    from={from}
                    value={values[rebate.group] ?? from}
                    onValue={(value) => onValues({ ...values, [rebate.group]: value })}
                  />
                );
              })}
          </ul>
        </div>
      ))}
      {error && (
        <p id="rebate-error" role="alert" className="text-danger-text text-sm">
          {error}
        </p>
      )}
      <Button kind="plain" size="small" onClick={giveAll}>
        {t('all')}
      </Button>
    </fieldset>
  );
}

/** As quiet as the figures beside it: a thin way and a plain knob, in both themes. */
const SLIDER = [
  'h-6 w-full appearance-none rounded-pill bg-transparent disabled:opacity-40',
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

function RebateRow({ rebate, from, value, onValue }: RebateRowProps) {
  const t = useTranslations('rebates');
  const { group, step, value: most } = rebate;
  const name = t(`groups.${group}`);
  const isFixed = from >= most;
  const move = (steps: number) => onValue(Math.min(most, Math.max(from, value + steps * step)));
  return (
    <li className="grid gap-0.5 px-4 py-2">
      <div className="flex flex-wrap items-center justify-end gap-1">
        <label
          htmlFor={`rebate-${group}`}
          className="wrap-anywhere min-w-24 flex-1 font-semibold text-sm"
        >
          {name}
        </label>
        <IconButton
          isBare
          icon="minus"
          label={t('editor.less', { group: name })}
          disabled={value <= from}
          onClick={() => move(-1)}
        />
        <output htmlFor={`rebate-${group}`} className="numerals w-16 text-center font-bold">
          {writeRebate(group, value)}
        </output>
        <IconButton
          isBare
          icon="plus"
          label={t('editor.more', { group: name })}
          disabled={value >= most}
          onClick={() => move(1)}
        />
      </div>
      <input
        id={`rebate-${group}`}
        type="range"
        className={SLIDER}
        min={from}
        max={Math.max(from, most)}
        step={step}
        value={value}
        disabled={isFixed}
        aria-valuetext={writeRebate(group, value)}
        aria-describedby={`rebate-${group}-most`}
        onChange={({ target }) => onValue(Number(target.value))}
      />
      <p id={`rebate-${group}-most`} className="numerals text-muted text-xs">
        {isFixed
          ? t('editor.fixed')
          : t('editor.most', { most: writeRebate(group, most), step: writeRebate(group, step) })}
      </p>
    </li>
  );
}
