import type { ButtonHTMLAttributes, MouseEvent, ReactNode } from 'react';
import { joinClasses } from '../classes/join-classes.ts';
import { Icon, type IconName } from '../icon/icon.tsx';
import { Link, type LinkProps } from '../link/link.tsx';
import { SpinnerRing } from '../spinner/spinner.tsx';

export type ButtonKind = 'primary' | 'gold' | 'quiet' | 'danger' | 'plain';
export type ButtonSize = 'small' | 'medium' | 'large';

type ButtonLook = {
  readonly kind?: ButtonKind;
  readonly size?: ButtonSize;
  readonly isWide?: boolean;
  readonly icon?: IconName;
  readonly children: ReactNode;
};

type ButtonProps = ButtonLook &
  ButtonHTMLAttributes<HTMLButtonElement> & {
    /** While an answer is awaited: keeps its width and its focus, and does nothing when pressed. */
    readonly isPending?: boolean;
  };

const KINDS: Record<ButtonKind, string> = {
  primary: 'fill-primary shadow-glow-primary',
  gold: 'fill-gold shadow-glow-gold',
  quiet: 'surface text-text',
  danger: 'bg-raised text-danger-text inset-ring inset-ring-danger-text/70',
  plain: 'text-primary-text',
};

const SIZES: Record<ButtonSize, string> = {
  small: 'hit min-h-9 gap-1.5 px-4 py-1.5 text-sm',
  medium: 'min-h-12 gap-2 px-6 py-2.5 text-base',
  large: 'min-h-14 gap-2.5 px-8 py-3 text-lg',
};

export function Button({ isPending = false, ...props }: ButtonProps) {
  const { kind, size, isWide, icon, children, className, type, onClick, ...rest } = props;
  const press = (event: MouseEvent<HTMLButtonElement>) =>
    isPending ? event.preventDefault() : onClick?.(event);
  return (
    <button
      {...rest}
      type={type ?? 'button'}
      className={classesOf(props, className)}
      aria-busy={isPending || undefined}
      aria-disabled={isPending || rest['aria-disabled']}
      onClick={press}
    >
      {isPending && (
        <span className="absolute flex animate-appear-late">
          <SpinnerRing className="size-5" />
        </span>
      )}
      <ButtonContent icon={icon} isHidden={isPending}>
        {children}
      </ButtonContent>
    </button>
  );
}

/** A link that looks like a button; the page it leads to is its only effect. */
export function ButtonLink(props: ButtonLook & Omit<LinkProps, 'children'>) {
  const { kind, size, isWide, icon, children, className, ...rest } = props;
  return (
    <Link {...rest} className={classesOf(props, className)}>
      <ButtonContent icon={icon}>{children}</ButtonContent>
    </Link>
  );
}

type ButtonContentProps = {
  readonly icon: IconName | undefined;
  readonly isHidden?: boolean;
  readonly children: ReactNode;
};

/**
 * Hidden by opacity and not removed, so that a pending button keeps its name and its width. As late as
 * the ring shows itself: most answers are there sooner.
 */
function ButtonContent({ icon, isHidden = false, children }: ButtonContentProps) {
  return (
    <span
      className={joinClasses(
        'inline-flex items-center gap-2',
        isHidden && 'opacity-0 transition-opacity delay-400',
      )}
    >
      {icon && <Icon name={icon} />}
      <span>{children}</span>
    </span>
  );
}

function classesOf({ kind = 'primary', size = 'medium', isWide }: ButtonLook, extra?: string) {
  return joinClasses(
    'relative inline-flex select-none items-center justify-center rounded-button text-center',
    'font-bold leading-tight transition duration-150 ease-out active:scale-[0.97]',
    'hover:brightness-110 disabled:opacity-45 disabled:shadow-none disabled:saturate-50',
    isWide && 'w-full',
    KINDS[kind],
    SIZES[size],
    extra,
  );
}
