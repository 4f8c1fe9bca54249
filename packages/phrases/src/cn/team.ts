import type { team as source } from '../en/team.ts';
import type { Words } from '../words.ts';

export const team: Words<typeof source> = {};
