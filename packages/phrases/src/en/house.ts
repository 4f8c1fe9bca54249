import type { houseRefusals } from '@maneki/contract/house/refusals';
import type { RefusalPhrases } from '../words.ts';

/** What the house says when a game of its own does not go on. */
export const house = {
  refusals: {
    launch_invalid:
      'This link to the game has been used or is too old. Please open the game again.',
    session_ended: 'Your time in this game is over. Please open it again.',
    game_off: 'This game is resting. Please choose another.',
    stake_invalid: 'This bet is not offered. Please choose one from the list.',
    bet_invalid: 'This bet is not part of the game. Please choose another target.',
    win_too_large:
      'At this target a bet may win at most {max}. Please stake less or choose another target.',
    insufficient_funds: 'Your balance is smaller than this bet.',
    limit_reached: 'This bet would pass a limit that you have set.',
    player_blocked: 'Your account cannot play at the moment.',
    round_running: 'Your last round is not over yet. Please wait for it.',
    round_unknown: 'There is no such round.',
    key_reused: 'This wish was already made with another bet.',
    bets_closed: 'Bets on this round are closed. Please wait for the next one.',
    table_full:
      'The table cannot take more on this spot in this round. Please stake less or choose another spot.',
    stake_over_limit: 'On this spot a round takes at most {max}.',
    stake_under_limit: 'On this spot a round takes at least {min}.',
    issue_closed: 'Bets on this draw are closed. Please choose the next one.',
    selection_invalid: 'Selection {ticket} cannot be played like this. Please look at it again.',
    odds_changed:
      'The odds of selection {ticket} have changed. Please look at them and confirm again.',
    mode_off: 'This lottery is not paid this way here. Please open it again.',
    series_invalid: 'You can play up to series {max}. Please choose a lower one.',
    lines_over_limit:
      'One player can have at most {max} combinations in a draw. Please choose fewer, or the next draw.',
    number_full: '{number} is full for this draw. Please choose another number or stake less.',
    number_closed: '{number} is closed for this draw. Please choose another number.',
    chase_invalid: 'This plan cannot be followed: its draws must be ones that still take bets.',
    not_cancellable: 'This ticket can no longer be given back.',
    seed_invalid: 'A seed has 1 to 64 letters, digits or signs, without blanks or “|”.',
    temporary: 'The game cannot reach your wallet right now. Nothing was taken. Please try again.',
  } satisfies RefusalPhrases<keyof typeof houseRefusals>,
} as const;
