import type { Endpoints } from '../endpoint.ts';
import type { GiftCode } from './gift-refusals.ts';

const module = 'COMM3';
const REVIEWED = ['agents.gift_unknown', 'agents.gift_moved', 'agents.gift_claimed'] as const;

/** What operators do about money that agents send to their teams. */
export const giftConsoleEndpoints = {
  searchGifts: {
    name: 'agents.searchGifts',
    method: 'GET',
    path: '/console/agents/gifts',
    module,
    access: 'operator:readAgents',
    refusals: [],
  },
  readGift: {
    name: 'agents.readGift',
    method: 'GET',
    path: '/console/agents/gift',
    module,
    access: 'operator:readAgents',
    refusals: ['agents.gift_unknown'],
  },
  /** Takes one to look at, so that no two do. */
  claimGift: {
    name: 'agents.claimGift',
    method: 'POST',
    path: '/console/agents/gifts/claimed',
    module,
    access: 'operator:reviewAgents',
    refusals: [...REVIEWED],
  },
  releaseGift: {
    name: 'agents.releaseGift',
    method: 'POST',
    path: '/console/agents/gifts/released',
    module,
    access: 'operator:reviewAgents',
    refusals: [...REVIEWED],
  },
  /** Lets it be sent; whoever gets something is looked at once more. */
  approveGift: {
    name: 'agents.approveGift',
    method: 'POST',
    path: '/console/agents/gifts/approved',
    module,
    access: 'operator:reviewAgents',
    refusals: [
      ...REVIEWED,
      'agents.recipient_unknown',
      'agents.recipient_closed',
      'agents.recipient_new',
      'agents.recipient_idle',
      'agents.sender_closed',
      'agents.rain_over',
    ],
  },
  rejectGift: {
    name: 'agents.rejectGift',
    method: 'POST',
    path: '/console/agents/gifts/rejected',
    module,
    access: 'operator:reviewAgents',
    refusals: [...REVIEWED],
  },
  /** Ends a lucky rain before its time; what nobody has taken comes back. */
  stopRain: {
    name: 'agents.stopRain',
    method: 'POST',
    path: '/console/agents/rains/stopped',
    module,
    access: 'operator:reviewAgents',
    refusals: ['agents.gift_unknown', 'agents.gift_moved'],
  },
  readGiftSettings: {
    name: 'agents.readGiftSettings',
    method: 'GET',
    path: '/console/agents/gift-settings',
    module,
    access: 'operator:readAgents',
    refusals: [],
  },
  /** Says how far down agents may send. */
  saveGiftSettings: {
    name: 'agents.saveGiftSettings',
    method: 'PUT',
    path: '/console/agents/gift-settings',
    module,
    access: 'operator:changeAgents',
    refusals: [],
  },
} as const satisfies Endpoints<GiftCode>;
