import type { Endpoints } from '../endpoint.ts';
import type { SafetyCode } from './refusals.ts';

/** What operators see of the limits that players set for themselves. Nobody else changes them. */
export const safetyConsoleEndpoints = {
  readMemberLimits: {
    name: 'safety.readMemberLimits',
    method: 'GET',
    path: '/console/safety/member/limits',
    module: 'COMM3',
    access: 'operator:readMembers',
    refusals: ['safety.member_unknown'],
  },
  /** Who lowered, asked for and confirmed what, the latest first. */
  listLimitChanges: {
    name: 'safety.listLimitChanges',
    method: 'GET',
    path: '/console/safety/member/limit-changes',
    module: 'COMM3',
    access: 'operator:readMembers',
    refusals: ['safety.member_unknown', 'safety.cursor_invalid'],
  },
} as const satisfies Endpoints<SafetyCode>;
