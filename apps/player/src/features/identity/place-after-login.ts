const HOME = '/m/home';
const HERE = 'https://site.invalid';

/**
 * Where a login leads. An address from a query is believed only when it stays on this site: a path
 * below `/m/`, with nothing in it that a browser could read as another host.
 */
export function placeAfterLogin(
  { firstTimeLogin }: { readonly firstTimeLogin: boolean },
  back: string | null,
): string {
  if (firstTimeLogin) return '/m/changePsw';
  return readBack(back);
}

export function readBack(back: string | null): string {
  if (!back || /[\\\s\p{C}]/u.test(back) || !URL.canParse(back, HERE)) return HOME;
  const { origin, pathname, search } = new URL(back, HERE);
  const isHere = origin === HERE && pathname.startsWith('/m/');
  const isForm = /^\/m\/(?:login|register|forget|trail)\/?$/i.test(pathname);
  return isHere && !isForm && back.startsWith('/m/') ? `${pathname}${search}` : HOME;
}

/** Another way in, such as a trial, that keeps what somebody came for. */
export function withBack(way: string, back: string | null): string {
  const wished = readBack(back);
  return wished === HOME ? way : `${way}?${new URLSearchParams({ back: wished })}`;
}
