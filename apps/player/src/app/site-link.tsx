import type { LinkProps } from '@maneki/ui/link';
import type { MouseEvent } from 'react';
import { useGo } from './use-go.ts';

/** A link inside the site moves without a reload and with the page transition; others are plain. */
export function SiteLink({ href, onClick, ...props }: LinkProps) {
  const go = useGo();
  if (!href.startsWith('/m/'))
    return <a href={href} rel="noopener noreferrer" onClick={onClick} {...props} />;
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || !isPlainClick(event)) return;
    event.preventDefault();
    go(href);
  };
  return <a href={href} onClick={follow} {...props} />;
}

/** Any other click opens a tab or saves the page, which is the browser's business. */
const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
