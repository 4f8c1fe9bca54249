import type { RefusalOf, RefusalTable } from '../endpoint.ts';

/** Why a limit cannot be changed so, and what is closed to whoever stays away. */
export const safetyRefusals = {
  'safety.amount_invalid': { status: 422, detail: [] },
  'safety.raise_not_found': { status: 404, detail: [] },
  'safety.raise_too_soon': { status: 409, detail: ['hours'] },
  /** Of every call that is not open to somebody who stays away. */
  'safety.excluded': { status: 403, detail: [] },
  'safety.exclusion_not_longer': { status: 409, detail: [] },
  /** For operators: it is over, lifted already, or somebody else's. */
  'safety.exclusion_unknown': { status: 404, detail: [] },
  'safety.lift_too_soon': { status: 409, detail: ['hours'] },
  /** For operators: nobody of this merchant has the id. */
  'safety.member_unknown': { status: 404, detail: [] },
  'safety.cursor_invalid': { status: 422, detail: [] },
} as const satisfies RefusalTable<'safety'>;

export type SafetyCode = keyof typeof safetyRefusals;
export type SafetyRefusal = RefusalOf<typeof safetyRefusals>;
