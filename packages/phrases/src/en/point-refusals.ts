import type { pointRefusals as table } from '@maneki/contract/rewards/point-refusals';
import type { RefusalPhrases } from '../words.ts';

export const pointRefusals = {
  points_short: 'You need {missing, plural, one {# more point} other {# more points}} for this.',
} as const satisfies RefusalPhrases<keyof typeof table>;
