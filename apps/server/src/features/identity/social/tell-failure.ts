import type { SocialProvider } from '@maneki/contract/identity/social';
import type { Log } from '#platform/metrics/log';

/** Says for the operator what went wrong, without the answer itself: it may hold a secret. */
export function tellFailure(
  log: Log,
  { provider, error }: { provider: SocialProvider; error: unknown },
): void {
  const { name, message, code } = error as Partial<Error & { code: unknown }>;
  log.warn({ provider, reason: { name, message, code } }, 'a login service did not confirm');
}
