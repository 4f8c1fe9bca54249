/** The push services of the browsers that there are. */
export const PUSH_SERVICES: readonly string[] = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  '*.notify.windows.com',
  'web.push.apple.com',
];

/**
 * Whether an address that a client names is one of a push service. Otherwise anybody could have us call whatever we
 * can reach: only https at its own port, by name, and no name but those that are known.
 */
export function isPushAddress(address: string, services: readonly string[]): boolean {
  const url = URL.parse(address);
  if (url?.protocol !== 'https:' || url.port !== '' || url.username !== '' || url.password !== '')
    return false;
  return services.some((service) =>
    service.startsWith('*.')
      ? url.hostname.endsWith(service.slice(1)) && url.hostname.length > service.length - 1
      : url.hostname === service,
  );
}
