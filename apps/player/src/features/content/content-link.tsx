import { Link } from '@maneki/ui/link';
import type { ReactNode } from 'react';
import { findLinkTarget, type ContentLink as Linked } from './link-target.ts';

type ContentLinkProps = {
  readonly item: Linked;
  readonly className?: string;
  readonly onClick?: () => void;
  readonly children: ReactNode;
};

/** Content as a link to what a tap on it opens; plain where it opens nothing. */
export function ContentLink({ item, className, onClick, children }: ContentLinkProps) {
  const target = findLinkTarget(item);
  if (!target) return <div className={className}>{children}</div>;
  return (
    <Link
      href={target.href}
      {...(target.isExternal ? { target: '_blank' } : {})}
      className={className}
      onClick={onClick}
      draggable={false}
    >
      {children}
    </Link>
  );
}
