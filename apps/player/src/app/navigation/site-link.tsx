import type { LinkProps } from '@maneki/ui/link';
import type { MouseEvent, PointerEvent } from 'react';
import { isPlainClick } from '#platform/navigation/is-plain-click.ts';
import { preloadPage } from '../pages/pages.ts';
import { useGo } from './use-go.ts';

/** A link inside the site moves without a reload and with the page transition; others are plain. */
export function SiteLink({ href, onClick, onPointerDown, ...props }: LinkProps) {
  const go = useGo();
  if (!href.startsWith('/m/'))
    return <a href={href} rel="noopener noreferrer" {...{ onClick, onPointerDown }} {...props} />;
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || !isPlainClick(event)) return;
    event.preventDefault();
    go(href);
  };
  const prepare = (event: PointerEvent<HTMLAnchorElement>) => {
    onPointerDown?.(event);
    preloadPage(href.replace(/[?#].*/, ''));
  };
  return <a href={href} onClick={follow} onPointerDown={prepare} {...props} />;
}
