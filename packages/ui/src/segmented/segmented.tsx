import { type RadioOption, RadioOptions, type RadioOptionsProps } from './radio-options.tsx';

export type SegmentedOption<Value extends string> = RadioOption<Value>;

/** One of a few, all in sight. */
export function Segmented<Value extends string>(props: RadioOptionsProps<Value>) {
  return (
    <RadioOptions
      {...props}
      groupClass="no-scrollbar contain-inline-size flex gap-1 overflow-x-auto rounded-button bg-raised p-1 inset-ring inset-ring-line"
      optionClass="relative min-h-10 flex-1 rounded-button px-2.5 text-center has-checked:bg-text has-checked:text-ground"
    />
  );
}
