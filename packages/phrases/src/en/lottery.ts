import type { LotteryRefusal } from '@maneki/contract/lottery/refusals';
import type { RefusalPhrases } from '../words.ts';

export const lottery = {
  refusals: {
    unreachable: 'Draws cannot be reached right now. Try again in a moment.',
    game_unknown: 'This lottery is not offered here.',
    of_all: 'All merchants share the lotteries. Only operators of every merchant may run them.',
    issue_unknown: 'The lottery has no such issue.',
    issue_void: 'The stakes of this issue were given back already.',
    issue_settled: 'This issue is settled: its bets are decided, and what they won is paid.',
    issue_unsettled: 'This issue is not settled, so there is nothing to correct yet.',
    issue_open:
      'This issue has opened: bets on it were taken under what was said before. Choose a later one.',
    issue_waits: 'This waits for a second operator already.',
    drawn_here:
      'The house draws this lottery itself: its results follow from a seed, and nobody types them.',
    result_early: 'The draw has not been held yet.',
    result_known: 'The result of this issue is known already.',
    result_unfit:
      'This cannot have been drawn in this lottery. Please compare the number of prizes and of their digits.',
    result_same: 'This is the result that was settled by.',
    number_unfit: 'Not a number of this play, or none that can pay half: {numbers}.',
    days_unfit: 'Please choose at most 31 days, the first before the last.',
  },
} as const satisfies { refusals: RefusalPhrases<LotteryRefusal['code']> } & Record<string, unknown>;
