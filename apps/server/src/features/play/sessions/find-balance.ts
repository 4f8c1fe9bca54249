import type { MerchantDirectory } from '#features/site';
import { findAccount, isPlayedIn, type WalletName } from '#features/wallet';
import type { Database } from '#platform/database/database';
import type { AskedBy, DoorAnswer } from '../door/door-calls.ts';
import type { SessionCache } from './session-facts.ts';
import { findSession } from './store.ts';

type BalanceServices = {
  readonly database: Database;
  readonly merchants: Pick<MerchantDirectory, 'findMarket'>;
  readonly sessions: Pick<SessionCache, 'find'>;
};

/** What a player has in the wallet that a session plays with. Changes nothing, not even its time. */
export async function findBalance(
  { database, merchants, sessions }: BalanceServices,
  asked: AskedBy & { readonly playerId: string; readonly sessionId: string },
): Promise<DoorAnswer> {
  const { playerId: memberId, sessionId, providerCode, now } = asked;
  const session = await database.statement((tx) => findSession(tx, { memberId, sessionId }));
  if (session?.provider_code !== providerCode) return { status: 'SESSION_UNKNOWN' };
  const wallet = session.wallet as WalletName;
  const account = await database.statement((tx) => findAccount(tx, { memberId, wallet }));
  // Told before the session's own end: who keeps players' money elsewhere asks only this.
  if (!account || account.closed_at) return { status: 'PLAYER_BLOCKED' };
  if (account.blocked_until && account.blocked_until > now) return { status: 'SELF_EXCLUDED' };
  if (session.ended_at || session.expires_at <= now) return { status: 'SESSION_EXPIRED' };
  const facts = await sessions.find({ memberId, sessionId });
  const market = merchants.findMarket(facts?.countryCode ?? null);
  if (!isPlayedIn(session.currency, market)) return { status: 'SESSION_EXPIRED' };
  return { status: 'OK', balance: account.available, currency: account.currency };
}
