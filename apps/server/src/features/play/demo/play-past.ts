import { invariant } from '@maneki/kernel/invariant';
import { listMerchants, type Merchant } from '#features/site';
import { getMainAccount, type WalletName, type WalletServices } from '#features/wallet';
import type { Database, Tx } from '#platform/database/database';
import { drawId } from '#platform/secrets/secrets';
import type { Answer } from '../answer.ts';
import { noCeilings } from '../ceilings/ceiling-guard.ts';
import { roundCalls } from '../rounds/round-calls.ts';
import { createRoundServices, type RoundServices } from '../rounds/round-services.ts';
import type { SessionFacts } from '../sessions/session-facts.ts';
import { insertSession } from '../sessions/store.ts';
import type { DemoBet } from './demo-bets.ts';
import { DEMO_GAMES, DEMO_PROVIDER, DEMO_VENDOR } from './demo-games.ts';

type DemoAccount = { readonly memberId: string; readonly merchantCode: string };

type PastPlayer = { readonly session: SessionFacts; readonly bets: readonly DemoBet[] };

/** Lets accounts of a demonstration have played, all inside the transaction that makes it. */
export async function openPast(tx: Tx, now: Date) {
  const services = servicesOf(tx, await listMerchants(tx));
  return {
    /** Where the accounts of a past are opened, too. */
    wallet: services.wallet,
    sitDown: (account: DemoAccount, openedAt: Date): Promise<SessionFacts> =>
      sitDown(tx, services.wallet, { ...account, openedAt, now }),
    async play(players: readonly PastPlayer[]): Promise<void> {
      const rounds = services.roundsOf(players);
      // Bets of one place in all the pasts share a statement.
      for (let index = 0; players.some(({ bets }) => index < bets.length); index += 1)
        await Promise.all(players.map((player) => playBet(rounds, player, player.bets[index])));
    },
  };
}

async function sitDown(
  tx: Tx,
  services: WalletServices,
  {
    memberId,
    merchantCode,
    openedAt,
    now,
  }: DemoAccount & { readonly openedAt: Date; readonly now: Date },
): Promise<SessionFacts> {
  const { code, currency } = await getMainAccount(services, { memberId, now: openedAt });
  const session: SessionFacts = {
    memberId,
    sessionId: drawId(openedAt),
    merchantCode,
    providerCode: DEMO_PROVIDER.code,
    vendorCode: DEMO_VENDOR,
    wallet: code as WalletName,
    currency,
    series: {},
    prizeModes: null,
    countryCode: null,
  };
  await insertSession(tx, {
    ...session,
    id: session.sessionId,
    gameId: DEMO_GAMES[0],
    device: 'H5',
    address: '',
    openedAt,
    expiresAt: now,
  });
  return session;
}

async function playBet(
  rounds: RoundServices,
  { session }: PastPlayer,
  bet: DemoBet | undefined,
): Promise<void> {
  if (!bet) return;
  const { providerCode, memberId: playerId, sessionId, currency } = session;
  const { txId, gameId, at: now } = bet;
  const round = { providerCode, playerId, roundId: `round-${txId}`, now };
  const stake = { ...round, txId, sessionId, gameId, amount: bet.stake, currency };
  if (!bet.isCancelled) {
    accept(await roundCalls.play(rounds, { ...stake, winAmount: bet.payout }));
    return;
  }
  accept(await roundCalls.bet(rounds, stake));
  const back = { ...round, txId: `${txId}-back`, refTxId: txId, reason: 'the game was broken off' };
  accept(await roundCalls.rollback(rounds, back));
}

const accept = ({ status }: Answer) => invariant(status === 'OK', `a demo bet met ${status}`);

/** The use cases of play and wallet, all inside the seed's own transaction. */
function servicesOf(tx: Tx, merchants: readonly Merchant[]) {
  const database: Database = {
    engine: 'embedded',
    transact: (work) => work(tx),
    statement: (work) => work(tx),
    listen: () => Promise.reject(new Error('a seed hears nothing')),
    close: () => Promise.reject(new Error('a seed closes nothing')),
  };
  const directory = {
    get(code: string) {
      const merchant = merchants.find((one) => one.code === code);
      invariant(merchant, `there is no merchant ${code}`);
      return merchant;
    },
    findMarket: () => undefined,
  };
  return {
    wallet: { database, merchants: directory },
    roundsOf: (players: readonly PastPlayer[]) => {
      const sessions = new Map(players.map(({ session }) => [session.sessionId, session]));
      return createRoundServices({
        database,
        merchants: directory,
        sessions: { find: async ({ sessionId }) => sessions.get(sessionId), touch: () => {} },
        ceilings: noCeilings,
        findCategory: async () => 'RNG',
        tellBalance: () => {},
      });
    },
  };
}
