const HOME = '/m/home';

/**
 * Where the chat leads back to: a page of this site, by its path alone. An address of anybody else's is not followed,
 * so that a link to our chat never becomes a way to theirs.
 */
export function ownPathOf(
  backUrl: string | undefined,
  { origin, hosts }: { readonly origin: string; readonly hosts: readonly string[] },
): string {
  if (!backUrl || !URL.canParse(backUrl, origin)) return HOME;
  const { protocol, host, hostname, username, password, pathname, search, hash } = new URL(
    backUrl,
    origin,
  );
  const isOwn = host === new URL(origin).host || hosts.includes(hostname);
  const isPlain = ['http:', 'https:'].includes(protocol) && username === '' && password === '';
  const isPage = pathname === '/m' || pathname.startsWith('/m/');
  return isOwn && isPlain && isPage ? `${pathname}${search}${hash}` : HOME;
}

/** Six digits of colour, as a style can take it; nothing else becomes a style of ours. */
export function readColour(text: string | undefined): string | null {
  const match = /^#?([0-9a-f]{6})$/i.exec(text ?? '');
  return match ? `#${match[1]!.toLowerCase()}` : null;
}
