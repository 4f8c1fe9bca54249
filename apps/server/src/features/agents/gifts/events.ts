import { listMerchants } from '#features/site';
import type { EventHandler } from '#platform/outbox/event-handler';
import { isEarned, readTurnovers } from './parties.ts';
import { listAudience } from './recipients/store.ts';
import { findCounted } from './store.ts';

/** Of more than these nobody is told: there are not half as many packets, and the page shows a rain to everybody. */
const LOOKED_AT = 5_000;
const TOLD = 1_000;

/** Tells the open pages of those who may take part that a rain has begun. */
const tellRain: EventHandler<'agents.rain_opened'> = {
  name: 'agents.tell_rain',
  on: 'agents.rain_opened',
  async handle({ tx, pushToMember }, events) {
    const merchants = await listMerchants(tx);
    for (const { payload, recordedAt: now } of events) {
      const gift = await findCounted(tx, payload.giftId);
      if (!gift) continue;
      const { currency, merchantCode } = gift;
      const memberIds = await listAudience(tx, gift, LOOKED_AT);
      const timezone = merchants.find(({ code }) => code === merchantCode)!.businessTimezone;
      const turnoverOf = await readTurnovers(tx, { memberIds, currency, timezone, now });
      const takers = memberIds.filter((memberId) => isEarned(turnoverOf(memberId), currency));
      for (const memberId of takers.slice(0, TOLD))
        pushToMember('agents.rain', { merchantCode, memberId }, {});
    }
  },
};

/** Tells an agent's open pages that something they sent is in another state. */
const tellGift: EventHandler<'agents.gift_changed'> = {
  name: 'agents.tell_gift',
  on: 'agents.gift_changed',
  async handle({ pushToMember }, events) {
    for (const { payload } of events) {
      const { merchantCode, memberId } = payload;
      pushToMember('agents.changed', { merchantCode, memberId }, {});
    }
  },
};

export const giftEventHandlers = [tellRain, tellGift];
