import type { ReactNode } from 'react';
import { joinClasses } from '../classes/join-classes.ts';

type CardProps = {
  readonly children: ReactNode;
  /** Flush cards hold rows or art that reach their edge. */
  readonly isFlush?: boolean;
  readonly className?: string | undefined;
};

export function Card({ children, isFlush = false, className }: CardProps) {
  return (
    <div
      className={joinClasses(
        'surface overflow-hidden rounded-card',
        isFlush ? 'divide-y divide-line' : 'p-4',
        className,
      )}
    >
      {children}
    </div>
  );
}

type TreasurePanelProps = {
  readonly children: ReactNode;
  readonly className?: string | undefined;
};

/** The one panel that may glitter: a jackpot, a VIP level, a win. Dark in both themes. */
export function TreasurePanel({ children, className }: TreasurePanelProps) {
  return (
    <section
      className={joinClasses(
        'fill-treasure relative overflow-clip rounded-card p-4 shadow-glow-gold',
        'inset-ring inset-ring-gold/40',
        className,
      )}
    >
      {children}
    </section>
  );
}
