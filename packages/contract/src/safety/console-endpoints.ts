import type { Endpoints } from '../endpoint.ts';
import type { SafetyCode } from './refusals.ts';

/** What operators see of how players protect themselves. Nobody else changes limits; two let in who stays away. */
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
  /** When a member stayed away, the latest first, and who let them in before the time. */
  listExclusions: {
    name: 'safety.listExclusions',
    method: 'GET',
    path: '/console/safety/member/exclusions',
    module: 'COMM3',
    access: 'operator:readMembers',
    refusals: ['safety.member_unknown', 'safety.cursor_invalid'],
  },
  /** Asks a second operator to let somebody in before the time, because they asked for it. */
  proposeLift: {
    name: 'safety.proposeLift',
    method: 'POST',
    path: '/console/safety/member/lift',
    module: 'COMM3',
    access: 'operator:liftExclusions',
    refusals: ['safety.member_unknown', 'safety.exclusion_unknown', 'safety.lift_too_soon'],
  },
} as const satisfies Endpoints<SafetyCode>;
