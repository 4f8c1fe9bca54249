import { type SelectHTMLAttributes, useId, useRef } from 'react';
import { describedBy, FIELD_BOX, FieldFrame, type FieldWords } from '../field/field-frame.tsx';
import { useEarlyInput } from '../field/use-early-input.ts';
import { Icon } from '../icon/icon.tsx';

export type PickerOption = {
  readonly value: string;
  readonly text: string;
  readonly isDisabled?: boolean;
};

type PickerProps = FieldWords &
  Omit<SelectHTMLAttributes<HTMLSelectElement>, 'onChange' | 'children'> & {
    readonly options: readonly PickerOption[];
    readonly onValue?: (value: string) => void;
    /** Shown while nothing is chosen; cannot be chosen itself. */
    readonly placeholder?: string;
  };

/** The system's own picker: the best one there is on a phone, and it costs nothing. */
export function Picker(props: PickerProps) {
  const { label, hint, error, options, onValue, placeholder, className, ...select } = props;
  const ownId = useId();
  const id = select.id ?? ownId;
  const list = useRef<HTMLSelectElement>(null);
  useEarlyInput(list, ({ value }) => {
    if (select.value !== undefined && value !== select.value) onValue?.(value);
  });
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <div className={`${FIELD_BOX} relative`}>
        <select
          {...select}
          ref={list}
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, { hint, error })}
          className="clip min-h-13 w-full appearance-none rounded-field bg-transparent pr-11 pl-4 outline-none *:bg-overlay *:text-text"
          onChange={(event) => onValue?.(event.target.value)}
        >
          {placeholder !== undefined && (
            <option value="" disabled hidden>
              {placeholder}
            </option>
          )}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.isDisabled}>
              {option.text}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" className="pointer-events-none absolute right-4 text-muted" />
      </div>
    </FieldFrame>
  );
}
