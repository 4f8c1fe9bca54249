import type { ReactNode } from 'react';
import { joinClasses } from '../classes/join-classes.ts';

export type TagTone = 'plain' | 'success' | 'gold' | 'danger' | 'primary';

type TagProps = {
  readonly tone?: TagTone;
  readonly children: ReactNode;
  readonly className?: string | undefined;
};

const TONES: Record<TagTone, string> = {
  plain: 'bg-raised text-muted inset-ring inset-ring-line',
  success: 'bg-success text-on-success',
  gold: 'fill-gold',
  danger: 'bg-danger text-on-danger',
  primary: 'fill-primary',
};

/** A word about a thing: new, hot, pending, paid. Never the only sign of it: it is text. */
export function Tag({ tone = 'plain', children, className }: TagProps) {
  return (
    <span
      className={joinClasses(
        'inline-flex min-h-5 items-center rounded-pill px-2 font-bold text-2xs leading-none',
        TONES[tone],
        className,
      )}
    >
      {children}
    </span>
  );
}
