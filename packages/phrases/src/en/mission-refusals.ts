import type { missionRefusals as missions } from '@maneki/contract/rewards/mission-refusals';
import type { signInRefusals as signIn } from '@maneki/contract/rewards/sign-in-refusals';
import type { RefusalPhrases } from '../words.ts';

export const missionRefusals = {
  mission_unknown: 'This mission is not running.',
  mission_invalid: 'Something about this mission does not fit: {field}.',
  mission_not_done: 'This mission is not finished yet.',
  chest_closed: 'This chest opens with more activity today.',
  sign_in_not_earned: 'Signing in opens once you have paid in or played enough today.',
  repair_not_offered: 'There is no missed day to make good.',
} as const satisfies RefusalPhrases<keyof typeof missions | keyof typeof signIn>;
