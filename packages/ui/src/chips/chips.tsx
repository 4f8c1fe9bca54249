import { useId } from 'react';
import type { SegmentedOption } from '../segmented/segmented.tsx';
import { useChosenInSight } from './use-chosen-in-sight.ts';

type ChipsProps<Value extends string> = {
  /** What is being chosen, for a screen reader. */
  readonly label: string;
  readonly options: readonly SegmentedOption<Value>[];
  readonly value: Value;
  readonly onValue: (value: Value) => void;
  /** In a sheet they stand in lines; over a list they scroll in one, to leave the list its room. */
  readonly layout?: 'line' | 'wrap';
};

const LAYOUTS = {
  line: 'no-scrollbar -mx-4 overflow-x-auto scroll-px-4 px-4',
  wrap: 'flex-wrap',
} as const;

/** One of many, each a pill of its own: radio buttons underneath, so the arrow keys work. */
export function Chips<Value extends string>(props: ChipsProps<Value>) {
  const { label, options, value, onValue, layout = 'line' } = props;
  const name = useId();
  const around = useChosenInSight(value);
  return (
    <div ref={around} className="min-w-0">
      <fieldset className={`relative flex min-w-0 gap-2 py-0.5 ${LAYOUTS[layout]}`}>
        <legend className="sr-only">{label}</legend>
        {options.map((option) => (
          <label
            key={option.value}
            className="hit surface grid min-h-9 shrink-0 place-items-center whitespace-nowrap rounded-pill px-3.5 font-semibold text-muted text-sm leading-tight transition duration-150 has-checked:text-gold-text has-checked:inset-ring has-checked:inset-ring-gold has-disabled:opacity-50 has-focus-visible:outline-2 has-focus-visible:outline-focus"
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
    </div>
  );
}
