import { hasRight } from '@maneki/contract/identity/member-types';
import { Link } from '@maneki/ui/link';
import type { ReactNode } from 'react';
import { useMember } from '#frame/identity';
import { PromptLink } from './prompt-link.tsx';

type CashLinkProps = {
  readonly href: string;
  readonly className: string;
  readonly isCurrent?: boolean;
  readonly children: ReactNode;
};

/** Leads to where real money moves. Whoever has only play credit is told why not, and stays. */
export function CashLink({ href, className, isCurrent = false, children }: CashLinkProps) {
  const member = useMember();
  if (member && !hasRight(member.type, 'cash'))
    return (
      <PromptLink href={href} sheet="cashPrompt" className={className}>
        {children}
      </PromptLink>
    );
  return (
    <Link href={href} className={className} {...(isCurrent ? { 'aria-current': 'page' } : {})}>
      {children}
    </Link>
  );
}
