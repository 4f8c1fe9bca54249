import type { RefusalTable } from '../endpoint.ts';

export const missionRefusals = {
  'rewards.mission_unknown': { status: 404, detail: [] },
  'rewards.mission_invalid': { status: 422, detail: ['field'] },
  'rewards.mission_not_done': { status: 409, detail: [] },
  'rewards.chest_closed': { status: 409, detail: [] },
} as const satisfies RefusalTable<'rewards'>;
