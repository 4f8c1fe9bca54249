import type { Endpoints } from '../endpoint.ts';
import type { missionRefusals } from './mission-refusals.ts';

const module = 'COMM3';

/** What a member can do to be given something. */
export const missionEndpoints = {
  /** Whether there are missions here at all: menus say nothing of them otherwise. */
  areMissionsOn: {
    name: 'rewards.areMissionsOn',
    method: 'GET',
    path: '/rewards/missions/on',
    module,
    access: 'anyone',
    refusals: [],
  },
  /** The missions of today, how far the member is with each, and the chests of the day. */
  listMissions: {
    name: 'rewards.listMissions',
    method: 'GET',
    path: '/rewards/missions',
    module,
    access: 'cash',
    refusals: [],
  },
  /** Takes what a finished mission gives. Taken again, it answers what was taken. */
  claimMission: {
    name: 'rewards.claimMission',
    method: 'POST',
    path: '/rewards/missions/claims',
    module,
    access: 'cash',
    movesMoney: true,
    refusals: [
      'rewards.mission_unknown',
      'rewards.mission_not_done',
      'wallet.account_blocked',
      'wallet.account_closed',
    ],
  },
  /** Opens a chest of the day. Opened again, it answers what was in it. */
  claimChest: {
    name: 'rewards.claimChest',
    method: 'POST',
    path: '/rewards/missions/chests',
    module,
    access: 'cash',
    movesMoney: true,
    refusals: ['rewards.chest_closed', 'wallet.account_blocked', 'wallet.account_closed'],
  },
} as const satisfies Endpoints<keyof typeof missionRefusals | `wallet.${string}`>;
