import { hasSeries, LOTTERY_GROUPS } from '@maneki/contract/play/lottery';
import { endSeriesSessions } from '#features/play';
import type { EventHandler } from '#platform/outbox/event-handler';
import { shareSeries, takeBackSeries } from './share-series.ts';

const shareTickets: EventHandler<'play.bet_settled'> = {
  name: 'agents.share_series',
  on: 'play.bet_settled',
  handle: ({ tx }, events) => shareSeries(tx, events),
};

const takeBackTickets: EventHandler<'play.bet_resettled'> = {
  name: 'agents.take_back_series',
  on: 'play.bet_resettled',
  handle: ({ tx }, events) => takeBackSeries(tx, events),
};

/** Whoever was lowered plays on under what they have now: a session knows what it was told at its opening. */
const endLowered: EventHandler<'agents.rebates_changed'> = {
  name: 'agents.end_lowered_sessions',
  on: 'agents.rebates_changed',
  async handle({ tx }, events) {
    const groups: readonly string[] = LOTTERY_GROUPS.filter(hasSeries);
    for (const { payload, recordedAt } of events) {
      const isLower = payload.changes.some(
        ({ group, before, after }) => groups.includes(group) && after < before,
      );
      if (isLower) await endSeriesSessions(tx, { memberIds: [payload.memberId], now: recordedAt });
    }
  },
};

export const seriesEventHandlers = [shareTickets, takeBackTickets, endLowered];

/** Who adds up what a day has to share out of series. */
export const SERIES_COUNTING = [shareTickets.name, takeBackTickets.name] as const;
