import type { Events } from '@maneki/contract/contract';
import type { Tx } from '#platform/database/database';
import type { EventHandler } from '#platform/outbox/event-handler';
import { expiryOf } from './earning.ts';
import { addPlayed } from './playing/store.ts';
import { sumPlayed } from './playing.ts';

/** A decided bet earns points. */
export const earnByPlaying: EventHandler<'play.bet_settled'> = {
  name: 'rewards.earn_by_playing',
  on: 'play.bet_settled',
  handle: ({ tx }, events) => earn(tx, events),
};

/** What counts on top of a settled bet earns points, too; a bet that counts for less after all loses none. */
export const earnMoreByPlaying: EventHandler<'play.bet_resettled'> = {
  name: 'rewards.earn_more_by_playing',
  on: 'play.bet_resettled',
  handle: ({ tx }, events) => earn(tx, events),
};

async function earn(
  tx: Tx,
  events: readonly {
    readonly id: bigint;
    readonly payload: Events['play.bet_settled'];
    readonly recordedAt: Date;
  }[],
): Promise<void> {
  const played = sumPlayed(events);
  if (played.length === 0) return;
  const now = new Date(Math.max(...events.map(({ recordedAt }) => recordedAt.getTime())));
  await addPlayed(tx, { played, now, expiresAt: expiryOf(now) });
}
