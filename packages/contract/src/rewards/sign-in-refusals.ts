import type { RefusalTable } from '../endpoint.ts';

export const signInRefusals = {
  'rewards.sign_in_not_earned': { status: 409, detail: [] },
  'rewards.repair_not_offered': { status: 409, detail: [] },
} as const satisfies RefusalTable<'rewards'>;
