import type { ContractEvents } from './contract-events.ts';
import type { GiftEvents } from './gift-events.ts';
import type { LinkEvents } from './link-events.ts';
import type { RebateEvents } from './rebate-events.ts';
import type { TeamEvents } from './team-events.ts';

/** Facts that agents tells. */
export type AgentsEvents = TeamEvents & LinkEvents & RebateEvents & ContractEvents & GiftEvents;
