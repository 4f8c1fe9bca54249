import type { WithdrawalRefusal } from '@maneki/contract/cashier/withdrawal-refusals';
import type { RefusalPhrases } from '../words.ts';

export const withdrawalRefusals = {
  mobile_unverified: 'Please verify your phone number first.',
  name_unset: 'Please enter your real name first.',
  payment_password_recent:
    'Your payment password was reset. Withdrawals open again in {hours, plural, one {# hour} other {# hours}}.',
  verification_needed: 'Please verify your identity first.',
  withdrawal_open: 'A withdrawal of yours is still under way.',
  rollover_open: 'Some of your money has to be played first: {remaining} are left.',
  account_unknown: 'Please choose an account to be paid to.',
  account_waiting:
    'This account is new. It can be paid to in {hours, plural, one {# hour} other {# hours}}.',
  amount_fraction: 'Please enter an amount without further decimals.',
  amount_low: 'The least that you can withdraw is {minimum}.',
  amount_high: 'The most that you can withdraw at once is {maximum}.',
  day_limit: 'You can still withdraw {left} today.',
  name_invalid: 'Please write the name as your bank does.',
  name_locked: 'Your name cannot be changed any more. Please contact customer service.',
  account_invalid: 'Please check the details of the account.',
  holder_differs: 'The account has to be in your own name.',
  accounts_full: 'You can have {max} accounts at most. Remove one first.',
  account_taken: 'This account is bound already.',
  account_in_use: 'A withdrawal to this account is under way.',
  withdrawal_unknown: 'There is no such withdrawal.',
  withdrawal_moved: 'This withdrawal has moved on and cannot be changed any more.',
  withdrawal_claimed: '{operator} is looking at this withdrawal.',
  withdrawal_proposed: 'A second operator has been asked already.',
} as const satisfies RefusalPhrases<WithdrawalRefusal['code']>;
