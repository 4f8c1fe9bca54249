import type { RefusalOf, RefusalTable } from '../endpoint.ts';

/** Why an operator is not let in, or cannot be changed. */
export const operatorsRefusals = {
  'operators.login_wrong': { status: 401, detail: [] },
  'operators.too_many_tries': { status: 429, detail: ['minutes'] },
  'operators.address_not_allowed': { status: 403, detail: [] },
  'operators.invitation_unknown': { status: 404, detail: [] },
  'operators.code_wrong': { status: 422, detail: [] },
  'operators.session_unknown': { status: 404, detail: [] },
  'operators.operator_unknown': { status: 404, detail: [] },
  'operators.name_taken': { status: 409, detail: [] },
  'operators.name_invalid': { status: 422, detail: [] },
  'operators.role_unknown': { status: 422, detail: [] },
  'operators.merchant_unknown': { status: 422, detail: [] },
  'operators.proposal_unknown': { status: 404, detail: [] },
  'operators.proposal_decided': { status: 409, detail: ['operator'] },
  'operators.proposal_expired': { status: 409, detail: [] },
  'operators.proposal_outdated': { status: 409, detail: ['reason'] },
  'operators.own_proposal': { status: 403, detail: [] },
  'operators.right_missing': { status: 403, detail: [] },
  'operators.demo_only': { status: 403, detail: [] },
  'operators.not_yourself': { status: 409, detail: [] },
  'operators.platform_only': { status: 403, detail: [] },
  'operators.job_unknown': { status: 404, detail: [] },
  'operators.work_unknown': { status: 404, detail: [] },
  'operators.event_unknown': { status: 404, detail: [] },
  'operators.event_still_tried': { status: 409, detail: [] },
  'operators.event_fails_again': { status: 409, detail: ['error'] },
} as const satisfies RefusalTable<'operators'>;

export type OperatorsRefusal = RefusalOf<typeof operatorsRefusals>;
