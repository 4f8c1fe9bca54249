import { DAY_MS, MINUTE_MS } from '@maneki/kernel/clock';
import { listMerchants } from '#features/site';
import type { Tx } from '#platform/database/database';
import type { JobContext } from '#platform/jobs/job';
import { recordEvents } from '#platform/outbox/record-event';
import { drawId } from '#platform/secrets/secrets';
import { listPromotions } from '../promotions/store.ts';
import { type Draw, splitLuckily } from './lucky-split.ts';
import { endOf, isOfPackets, potOf, startsOf } from './round.ts';
import * as store from './store.ts';

type RunContext = Pick<JobContext, 'database' | 'now' | 'signal'>;

/** A job runs once a minute, and not to the second: packets are made before, so that a round begins on time. */
const LEAD_MS = 2 * MINUTE_MS;

/** Plans the rounds of the next day, fills those that begin, and tells of it. Run again, it finds what is there. */
export async function runRounds(context: RunContext, draw: Draw): Promise<number> {
  await planAhead(context);
  let opened = 0;
  const openNext = (tx: Tx) => openDue(tx, context.now, draw);
  while (!context.signal.aborted && (await context.database.transact(openNext))) opened += 1;
  await context.database.transact((tx) => tellBegun(tx, context.now));
  return opened;
}

async function planAhead({ database, now }: RunContext): Promise<void> {
  for (const { code: merchantCode, businessTimezone: timezone } of await database.transact(
    listMerchants,
  ))
    await database.transact(async (tx) => {
      const promotions = await listPromotions(tx, { merchantCode, type: 'RED_PACKET' });
      for (const promotion of promotions.filter(isOfPackets)) {
        const starts = startsOf(promotion, { timezone, from: now, forMs: DAY_MS });
        const rounds = starts.map((startsAt) => ({
          id: drawId(now),
          startsAt,
          endsAt: endOf(startsAt, promotion.rule),
        }));
        await store.planRounds(tx, { promotionId: promotion.id, merchantCode, rounds, now });
      }
    });
}

/** Makes the packets of one round, all of them or none. */
async function openDue(tx: Tx, now: Date, draw: Draw): Promise<boolean> {
  const soon = new Date(now.getTime() + LEAD_MS);
  const round = await store.lockDue(tx, { now, soon });
  if (!round) return false;
  const { id, promotionId, merchantCode } = round;
  const promotions = await listPromotions(tx, { merchantCode, type: 'RED_PACKET' });
  const promotion = promotions.filter(isOfPackets).find((each) => each.id === promotionId);
  if (!promotion) return false;
  await store.openRound(tx, { id, parts: splitLuckily(potOf(promotion.rule), draw), now });
  return true;
}

async function tellBegun(tx: Tx, now: Date): Promise<void> {
  const begun = await store.noteTold(tx, now);
  const facts = begun.map(({ id, merchantCode }) => ({ merchantCode, roundId: id }));
  await recordEvents(tx, now, 'rewards.packets_opened', facts);
}
