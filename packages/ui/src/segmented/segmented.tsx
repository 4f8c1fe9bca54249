import { useId } from 'react';

export type SegmentedOption<Value extends string> = {
  readonly value: Value;
  readonly text: string;
  readonly isDisabled?: boolean;
};

type SegmentedProps<Value extends string> = {
  /** What is being chosen, for a screen reader. */
  readonly label: string;
  readonly options: readonly SegmentedOption<Value>[];
  readonly value: Value;
  readonly onValue: (value: Value) => void;
};

/** One of a few, all in sight: radio buttons underneath, so the arrow keys work as they should. */
export function Segmented<Value extends string>(props: SegmentedProps<Value>) {
  const { label, options, value, onValue } = props;
  const name = useId();
  return (
    <fieldset className="no-scrollbar contain-inline-size flex gap-1 overflow-x-auto rounded-button bg-raised p-1 inset-ring inset-ring-line">
      <legend className="sr-only">{label}</legend>
      {options.map((option) => (
        <label
          key={option.value}
          className="relative grid min-h-10 flex-1 place-items-center rounded-button px-2.5 text-center font-semibold text-muted text-sm leading-tight transition duration-150 has-checked:bg-text has-checked:text-ground has-disabled:opacity-50 has-focus-visible:outline-2 has-focus-visible:outline-focus"
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
