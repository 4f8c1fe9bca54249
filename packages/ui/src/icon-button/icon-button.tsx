import type { ButtonHTMLAttributes } from 'react';
import { Badge } from '../badge/badge.tsx';
import { joinClasses } from '../classes/join-classes.ts';
import { Icon, type IconName } from '../icon/icon.tsx';
import { Link, type LinkProps } from '../link/link.tsx';

type IconButtonLook = {
  readonly icon: IconName;
  /** The whole meaning in words, the count included: "Inbox, 3 unread". */
  readonly label: string;
  readonly count?: number;
  readonly countMax?: number;
  /** Bare ones stand inside other things and have no ground of their own. */
  readonly isBare?: boolean;
};

type IconButtonProps = IconButtonLook & Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'>;

export function IconButton(props: IconButtonProps) {
  const { icon, label, count, countMax, isBare, className, ...rest } = props;
  return (
    <button type="button" {...rest} aria-label={label} className={classesOf(isBare, className)}>
      <Icon name={icon} />
      <CornerBadge count={count} max={countMax} />
    </button>
  );
}

export function IconLink(props: IconButtonLook & Omit<LinkProps, 'children'>) {
  const { icon, label, count, countMax, isBare, className, ...rest } = props;
  return (
    <Link {...rest} aria-label={label} className={classesOf(isBare, className)}>
      <Icon name={icon} />
      <CornerBadge count={count} max={countMax} />
    </Link>
  );
}

type CornerBadgeProps = { readonly count: number | undefined; readonly max: number | undefined };

function CornerBadge({ count = 0, max = 99 }: CornerBadgeProps) {
  return <Badge count={count} max={max} className="-top-1 -right-1 absolute ring-2 ring-ground" />;
}

function classesOf(isBare: boolean | undefined, extra: string | undefined): string {
  return joinClasses(
    'relative grid size-11 shrink-0 place-items-center rounded-control transition duration-150',
    'ease-out hover:brightness-110 active:scale-95 disabled:opacity-45',
    isBare ? 'text-muted hover:text-text' : 'surface text-text',
    extra,
  );
}
