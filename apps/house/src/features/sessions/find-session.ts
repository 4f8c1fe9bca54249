import { networkOf } from '@maneki/contract/round-wallet/network';
import { hashSecret } from '#platform/secrets';
import type { HouseServices } from '#platform/services';
import { SESSION_IDLE_MS, SESSION_TOUCH_BELOW_MS, type Session } from './session.ts';
import { extendSession, findByToken } from './store.ts';

/** Whose token this is. Outside of its network it is nobody's; a call keeps the session alive. */
export async function findSession(
  { database, clock }: Pick<HouseServices, 'database' | 'clock'>,
  { token, address }: { readonly token: string; readonly address: string },
): Promise<Session | undefined> {
  const now = clock.now();
  const tokenHash = hashSecret(token);
  const session = await database.statement((tx) => findByToken(tx, { tokenHash, now }));
  if (!session || networkOf(address) !== session.network) return undefined;
  if (session.expiresAt.getTime() - now.getTime() < SESSION_TOUCH_BELOW_MS) {
    const expiresAt = new Date(now.getTime() + SESSION_IDLE_MS);
    await database.statement((tx) => extendSession(tx, { sessionId: session.id, expiresAt }));
  }
  return session;
}
