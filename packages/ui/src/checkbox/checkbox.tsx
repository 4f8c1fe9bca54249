import type { InputHTMLAttributes, ReactNode } from 'react';
import { useId, useRef } from 'react';
import { useEarlyInput } from '../field/use-early-input.ts';
import { Icon } from '../icon/icon.tsx';

type CheckboxProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'onChange'> & {
  /** May hold links; they stay links of their own inside the label. */
  readonly label: ReactNode;
  readonly onValue?: (isChecked: boolean) => void;
  readonly error?: string | undefined;
};

export function Checkbox({ label, onValue, error, className, ...input }: CheckboxProps) {
  const id = useId();
  const box = useRef<HTMLInputElement>(null);
  useEarlyInput(box, ({ checked }) => {
    if (input.checked !== undefined && checked !== input.checked) onValue?.(checked);
  });
  return (
    <div>
      <label className="flex min-h-11 items-center gap-3 text-sm has-disabled:opacity-50">
        <span className="relative grid size-6 shrink-0 place-items-center">
          <input
            {...input}
            ref={box}
            type="checkbox"
            className="peer absolute inset-0 appearance-none rounded-[8px] bg-raised inset-ring inset-ring-edge transition-colors duration-150 checked:fill-primary checked:inset-ring-0 aria-invalid:inset-ring-2 aria-invalid:inset-ring-danger-text"
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? id : undefined}
            onChange={(event) => onValue?.(event.target.checked)}
          />
          <Icon
            name="check"
            className="pointer-events-none relative size-4 scale-50 text-on-primary opacity-0 transition duration-150 ease-spring peer-checked:scale-100 peer-checked:opacity-100"
          />
        </span>
        <span>{label}</span>
      </label>
      {error && (
        <p id={id} role="alert" className="pl-9 text-danger-text text-xs">
          {error}
        </p>
      )}
    </div>
  );
}
