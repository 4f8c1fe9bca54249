import { RadioOptions, type RadioOptionsProps } from '../segmented/radio-options.tsx';
import { useChosenInSight } from './use-chosen-in-sight.ts';

type ChipsProps<Value extends string> = RadioOptionsProps<Value> & {
  /** In a sheet they stand in lines; over a list they scroll in one, to leave the list its room. */
  readonly layout?: 'line' | 'wrap';
};

const LAYOUTS = {
  line: 'no-scrollbar -mx-4 overflow-x-auto scroll-px-4 px-4',
  wrap: 'flex-wrap',
} as const;

/** One of many, each a pill of its own. */
export function Chips<Value extends string>({ layout = 'line', ...props }: ChipsProps<Value>) {
  const around = useChosenInSight(props.value);
  return (
    <div ref={around} className="min-w-0">
      <RadioOptions
        {...props}
        groupClass={`relative flex min-w-0 gap-2 py-0.5 ${LAYOUTS[layout]}`}
        optionClass="hit surface min-h-9 shrink-0 whitespace-nowrap rounded-pill px-3.5 has-checked:text-gold-text has-checked:inset-ring has-checked:inset-ring-gold"
      />
    </div>
  );
}
