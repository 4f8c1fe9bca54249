import type { SafetyCode } from '@maneki/contract/safety/refusals';
import type { RefusalPhrases } from '../words.ts';

/** A player's own limits. */
export const safety = {
  refusals: {
    amount_invalid: 'Please enter an amount that is not negative.',
    raise_not_found: 'No higher limit waits for your confirmation.',
    raise_too_soon: 'A higher limit can be confirmed in {hours} hours.',
    excluded:
      'You are staying away from play. Your balance, your records and our help are open to you.',
    exclusion_not_longer:
      'You can extend this time, but not shorten it. Please choose a longer one.',
    exclusion_unknown: 'This time away is over, or was lifted already.',
    lift_too_soon:
      'Nobody can lift it before {hours, plural, one {# more hour has} other {# more hours have}} passed.',
    member_unknown: 'This merchant has no such member.',
    cursor_invalid: 'The list has changed. Please load it again.',
  } satisfies RefusalPhrases<SafetyCode>,
  /** A limit stopped a bet: which one, how much of it is used, until when. */
  limit: {
    title: 'A limit of yours is reached',
    text: 'You set it yourself, to play no further than you want to. Nothing was taken for this bet.',
    used: '{used} of {amount} used',
    until: 'It begins anew on {time}.',
    minutes: '{minutes, plural, one {# minute} other {# minutes}}',
    leave: 'Leave',
    stay: 'Stay',
    failed: 'Your limits could not be read. They hold all the same.',
    kinds: {
      STAKE: {
        DAY: 'Stakes per day',
        WEEK: 'Stakes per week',
        MONTH: 'Stakes per month',
      },
      LOSS: {
        DAY: 'Losses per day',
        WEEK: 'Losses per week',
        MONTH: 'Losses per month',
      },
      DEPOSIT: {
        DAY: 'Deposits per day',
        WEEK: 'Deposits per week',
        MONTH: 'Deposits per month',
      },
      SESSION: {
        DAY: 'Playing time per day',
        WEEK: 'Playing time per week',
        MONTH: 'Playing time per month',
      },
    },
  },
  /** The reminder of the time. */
  check: {
    title: 'Time for a look at the clock',
    text: 'You have been here for {minutes, plural, one {# minute} other {# minutes}}.',
    staked: 'Staked',
    won: 'Won',
    net: 'Balance of both',
    goOn: 'Go on',
    break: 'Take a break',
    hint: 'A break logs you out. How often you are reminded is yours to choose in the settings.',
  },
  interval: {
    title: 'Reminder of the time',
    text: 'As often as you choose, a reminder shows how long you have been here and what came of it. It runs on over pages, games and reloads.',
    every: '{minutes} min',
    failed: 'Your choice was not saved. Please try again.',
  },
} as const;
