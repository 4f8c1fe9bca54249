import type { Endpoints } from '../endpoint.ts';
import type { missionRefusals } from './mission-refusals.ts';

const module = 'COMM3';

export const missionConsoleEndpoints = {
  /** Every mission of the merchant, and how many members finished it today. */
  listAllMissions: {
    name: 'rewards.listAllMissions',
    method: 'GET',
    path: '/console/rewards/missions',
    module,
    access: 'operator:readRewards',
    refusals: [],
  },
  /** Writes a mission anew, or a new one. Who is done stays done. */
  saveMission: {
    name: 'rewards.saveMission',
    method: 'PUT',
    path: '/console/rewards/missions',
    module,
    access: 'operator:changeRewards',
    refusals: ['rewards.mission_invalid'],
  },
  switchMission: {
    name: 'rewards.switchMission',
    method: 'POST',
    path: '/console/rewards/missions/switch',
    module,
    access: 'operator:changeRewards',
    refusals: ['rewards.mission_unknown'],
  },
} as const satisfies Endpoints<keyof typeof missionRefusals>;
