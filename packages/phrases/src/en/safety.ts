import type { SafetyCode } from '@maneki/contract/safety/refusals';
import type { RefusalPhrases } from '../words.ts';

/** A player's own limits. */
export const safety = {
  refusals: {
    amount_invalid: 'Please enter an amount that is not negative.',
    raise_not_found: 'No higher limit waits for your confirmation.',
    raise_too_soon: 'A higher limit can be confirmed in {hours} hours.',
  } satisfies RefusalPhrases<SafetyCode>,
} as const;
