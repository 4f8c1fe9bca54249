import type { RefusalTable } from '../endpoint.ts';

/** Why something about teams: who is in them, and what they came to cannot be done. */
export const teamRefusals = {
  /** Also for somebody of another line, above the caller, or of another merchant. */
  'agents.member_unknown': { status: 404, detail: [] },
  'agents.member_not_direct': { status: 403, detail: [] },
  'agents.member_is_agent': { status: 409, detail: [] },
  'agents.member_not_agent': { status: 409, detail: [] },
  'agents.member_has_downline': { status: 409, detail: [] },
  'agents.member_has_contract': { status: 409, detail: [] },
  'agents.general_agent_stays': { status: 409, detail: [] },
  'agents.move_into_own_team': { status: 409, detail: [] },
  'agents.move_too_deep': { status: 409, detail: ['depth'] },
  'agents.move_bill_open': { status: 409, detail: [] },
  'agents.move_parent_unfit': { status: 422, detail: [] },
  'agents.move_to_same': { status: 409, detail: [] },
  'agents.move_waits': { status: 409, detail: [] },
  'agents.move_unknown': { status: 404, detail: [] },
  'agents.move_over': { status: 409, detail: [] },
} as const satisfies RefusalTable<'agents'>;
