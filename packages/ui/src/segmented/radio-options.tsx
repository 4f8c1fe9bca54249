import { useId, useRef } from 'react';
import { useEarlyInput } from '../field/use-early-input.ts';

export type RadioOption<Value extends string> = {
  readonly value: Value;
  readonly text: string;
  readonly isDisabled?: boolean;
};

export type RadioOptionsProps<Value extends string> = {
  /** What is being chosen, for a screen reader. */
  readonly label: string;
  readonly options: readonly RadioOption<Value>[];
  readonly value: Value;
  readonly onValue: (value: Value) => void;
};

type Look = { readonly groupClass: string; readonly optionClass: string };

/** Radio buttons that look like something else, so that the arrow keys work as they should. */
export function RadioOptions<Value extends string>(props: RadioOptionsProps<Value> & Look) {
  const { label, options, value, onValue, groupClass, optionClass } = props;
  const name = useId();
  const group = useRef<HTMLFieldSetElement>(null);
  useEarlyInput(group, (fields) => {
    const chosen = fields.querySelector<HTMLInputElement>('input:checked')?.value as Value;
    if (chosen && chosen !== value) onValue(chosen);
  });
  return (
    <fieldset ref={group} className={groupClass}>
      <legend className="sr-only">{label}</legend>
      {options.map((option) => (
        <label
          key={option.value}
          className={`grid place-items-center font-semibold text-muted text-sm leading-tight transition duration-150 has-disabled:opacity-50 has-focus-visible:outline-2 has-focus-visible:outline-focus ${optionClass}`}
        >
          <input
            type="radio"
            className="sr-only"
            name={name}
            value={option.value}
            checked={option.value === value}
            disabled={option.isDisabled}
            onChange={() => onValue(option.value)}
          />
          {option.text}
        </label>
      ))}
    </fieldset>
  );
}
