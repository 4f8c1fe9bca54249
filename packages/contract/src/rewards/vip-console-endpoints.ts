import type { Endpoints } from '../endpoint.ts';
import type { VipCode } from './vip-refusals.ts';

/** What operators make of levels. */
export const vipConsoleEndpoints = {
  listVipLevels: {
    name: 'rewards.listVipLevels',
    method: 'GET',
    path: '/console/rewards/vip/levels',
    module: 'COMM3',
    access: 'operator:readRewards',
    refusals: [],
  },
  /** Writes what a level asks for and gives. Levels that members have stay theirs until they are judged next. */
  saveVipLevel: {
    name: 'rewards.saveVipLevel',
    method: 'PUT',
    path: '/console/rewards/vip/levels',
    module: 'COMM3',
    access: 'operator:changeRewards',
    refusals: ['rewards.vip_level_order', 'agents.rebate_budget'],
  },
  readMemberVip: {
    name: 'rewards.readMemberVip',
    method: 'GET',
    path: '/console/rewards/vip/member',
    module: 'COMM3',
    access: 'operator:readRewards',
    refusals: ['rewards.vip_member_unknown'],
  },
  /** Calls a member by another name than their level's; null gives the level its word back. */
  nameMember: {
    name: 'rewards.nameMember',
    method: 'PUT',
    path: '/console/rewards/vip/member/name',
    module: 'COMM3',
    access: 'operator:changeRewards',
    refusals: ['rewards.vip_member_unknown'],
  },
} as const satisfies Endpoints<VipCode | 'agents.rebate_budget'>;
