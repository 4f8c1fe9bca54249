import type { MouseEvent, ReactNode } from 'react';
import { type AccountSheet, accountSheets } from '#frame/identity';
import { isPlainClick } from '#platform/navigation/is-plain-click.ts';

type PromptLinkProps = {
  readonly href: string;
  readonly sheet: AccountSheet;
  readonly className: string;
  readonly children: ReactNode;
};

/**
 * Looks like the link to a page that is not for this kind of account, and shows what it takes instead. Before scripts
 * have come the server says where such a tap leads.
 */
export function PromptLink({ href, sheet, className, children }: PromptLinkProps) {
  const ask = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    accountSheets.open(sheet).catch(reportError);
  };
  return (
    <a href={href} className={className} aria-haspopup="dialog" onClick={ask}>
      {children}
    </a>
  );
}
