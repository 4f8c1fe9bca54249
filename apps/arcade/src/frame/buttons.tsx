import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon.tsx';

type ButtonProps = {
  readonly children: ReactNode;
  readonly onClick?: () => void;
  readonly type?: 'button' | 'submit';
  readonly isDisabled?: boolean;
};

const WIDE =
  'flex min-h-12 w-full items-center justify-center gap-2 rounded-pill px-5 py-2.5 text-center font-bold text-base leading-snug';

export function PrimaryButton({ children, onClick, type = 'button', isDisabled }: ButtonProps) {
  return (
    <button
      type={type}
      onClick={onClick}
      disabled={isDisabled}
      className={`${WIDE} bg-lacquer text-white shadow-[inset_0_1px_0_#ffffff59] disabled:opacity-50`}
    >
      {children}
    </button>
  );
}

export function PlainButton({ children, onClick, type = 'button', isDisabled }: ButtonProps) {
  return (
    <button
      type={type}
      onClick={onClick}
      disabled={isDisabled}
      className={`${WIDE} bg-raised text-text shadow-[inset_0_0_0_1px_var(--panel-line)] disabled:opacity-50`}
    >
      {children}
    </button>
  );
}

/** A round button on the game itself. */
export function RoundButton({
  icon,
  label,
  onClick,
  isDisabled = false,
  isPressed,
}: {
  icon: IconName;
  label: string;
  onClick: () => void;
  isDisabled?: boolean;
  isPressed?: boolean;
}) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-pressed={isPressed}
      title={label}
      disabled={isDisabled}
      onClick={onClick}
      className="plate grid size-12 shrink-0 place-items-center rounded-pill text-paper disabled:text-mist/60 aria-pressed:bg-gold aria-pressed:bg-none aria-pressed:text-on-gold"
    >
      <Icon name={icon} />
    </button>
  );
}
