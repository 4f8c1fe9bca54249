import { moneyOf } from '@maneki/kernel/wallet-currency';
import { listDemoMembers } from '#features/identity';
import type { Tx } from '#platform/database/database';
import { addProvider } from '../keys/add-provider.ts';
import { demoOpeningAt, listDemoBets } from './demo-bets.ts';
import { DEMO_PROVIDER } from './demo-games.ts';
import { openPast } from './play-past.ts';

/**
 * Gives demo accounts a past to look at: a month of bets at the house's slots, under the name of a
 * provider that has no key, because the house does not remember them. Everything goes the way of real
 * bets, in the one transaction that makes the demo, so that it is whole or not there.
 */
export async function seedDemoPlay(tx: Tx, now: Date): Promise<void> {
  const provider = await addProvider(tx, { ...DEMO_PROVIDER, baseUrl: null, now });
  // Another node, started at the same moment, was faster.
  if (!provider.ok) return;
  const past = await openPast(tx, now);
  const players = [];
  for (const [number, account] of (await listDemoMembers(tx)).entries()) {
    const session = await past.sitDown(account, demoOpeningAt(now));
    const currency = moneyOf(session.currency);
    players.push({ session, bets: listDemoBets({ number, currency }, now) });
  }
  await past.play(players);
}
