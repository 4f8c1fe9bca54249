import type { LinkProps } from '@maneki/ui/link';
import { Link } from 'react-router';

/** A link inside the site moves without a reload and with the page transition; others are plain. */
export function SiteLink({ href, ...props }: LinkProps) {
  if (!href.startsWith('/m/')) return <a href={href} rel="noopener noreferrer" {...props} />;
  return <Link to={href.slice(2)} viewTransition {...props} />;
}
