import type { InputHTMLAttributes, ReactNode } from 'react';

type SwitchProps = Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'role' | 'onChange' | 'checked' | 'defaultChecked'
> & {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly isOn: boolean;
  readonly onValue: (isOn: boolean) => void;
};

/** A setting that takes effect at once. What is only sent with a form is a checkbox. */
export function Switch({ label, hint, isOn, onValue, className, ...input }: SwitchProps) {
  return (
    <label className="flex min-h-12 items-center justify-between gap-4 has-disabled:opacity-50">
      <span className="min-w-0">
        <span className="block">{label}</span>
        {hint && <span className="block text-faint text-xs">{hint}</span>}
      </span>
      <span className="relative h-8 w-13 shrink-0">
        <input
          {...input}
          type="checkbox"
          role="switch"
          checked={isOn}
          aria-checked={isOn}
          className="peer absolute inset-0 appearance-none rounded-pill bg-raised inset-ring inset-ring-edge transition-colors duration-200 checked:fill-primary checked:inset-ring-0"
          onChange={(event) => onValue(event.target.checked)}
        />
        <span className="pointer-events-none absolute top-1 left-1 size-6 rounded-pill bg-muted shadow-lift transition duration-200 ease-out peer-checked:translate-x-5 peer-checked:bg-on-primary" />
      </span>
    </label>
  );
}
