import { type FormEvent, useId, useState } from 'react';
import { Button } from '../button/button.tsx';
import { Chips } from '../chips/chips.tsx';
import { useChosenInSight } from '../chips/use-chosen-in-sight.ts';
import { Field } from '../field/field.tsx';
import { Icon } from '../icon/icon.tsx';
import { Segmented, type SegmentedOption } from '../segmented/segmented.tsx';

export type PickedPeriod = { readonly from: string; readonly to: string };

export type OwnDates = {
  readonly period: PickedPeriod;
  /** The first and the last day that can be picked, as `2026-11-15`. */
  readonly min: string;
  readonly max: string;
  readonly isAllowed: (period: PickedPeriod) => boolean;
  readonly onPeriod: (period: PickedPeriod) => void;
  readonly words: {
    readonly from: string;
    readonly to: string;
    readonly apply: string;
    /** What is wrong with a period that is not allowed. */
    readonly notAllowed: string;
  };
};

type PeriodPickerProps<Value extends string> = {
  readonly label: string;
  readonly options: readonly SegmentedOption<Value>[];
  readonly value: Value;
  readonly onValue: (value: Value) => void;
  /** Two date fields, where the chosen option is not one with days of its own. */
  readonly own?: OwnDates | undefined;
};

/** More than stand side by side on a phone are pills in a line that scrolls. */
const SEGMENTS_MAX = 5;

/** Which days a record shows: a few presets in sight, and any days for those who look for one. */
export function PeriodPicker<Value extends string>({ own, ...choice }: PeriodPickerProps<Value>) {
  return (
    <div className="grid grid-cols-1 gap-3">
      {choice.options.length > SEGMENTS_MAX ? <Chips {...choice} /> : <Segments {...choice} />}
      {own && <OwnDatesForm key={`${own.period.from} ${own.period.to}`} own={own} />}
    </div>
  );
}

function Segments<Value extends string>(choice: Omit<PeriodPickerProps<Value>, 'own'>) {
  const around = useChosenInSight(choice.value);
  return (
    <div ref={around} className="whitespace-nowrap [&_fieldset]:relative [&_label]:px-1.5">
      <Segmented {...choice} />
    </div>
  );
}

function OwnDatesForm({ own }: { readonly own: OwnDates }) {
  const { period, min, max, words } = own;
  const [isWrong, setIsWrong] = useState(() => !own.isAllowed(period));
  const errorId = useId();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const entered = new FormData(event.currentTarget);
    const wanted = { from: `${entered.get('from')}`, to: `${entered.get('to')}` };
    if (own.isAllowed(wanted)) own.onPeriod(wanted);
    setIsWrong(!own.isAllowed(wanted));
  };
  const field = (name: 'from' | 'to') => (
    <Field
      type="date"
      name={name}
      label={words[name]}
      defaultValue={period[name]}
      min={min}
      max={max}
      aria-invalid={isWrong || undefined}
      aria-describedby={isWrong ? errorId : undefined}
      onValue={() => setIsWrong(false)}
    />
  );
  return (
    <form noValidate className="grid animate-appear grid-cols-1 gap-3" onSubmit={submit}>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(9.5rem,100%),1fr))] gap-3">
        {field('from')}
        {field('to')}
      </div>
      {isWrong && (
        <p id={errorId} role="alert" className="flex gap-1.5 text-danger-text text-sm">
          <Icon name="circle-alert" className="mt-0.5 size-4" />
          {words.notAllowed}
        </p>
      )}
      <Button type="submit" kind="quiet" isWide>
        {words.apply}
      </Button>
    </form>
  );
}
