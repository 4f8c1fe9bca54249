import type { OperatorsRefusal } from '@maneki/contract/operators/refusals';
import type { RefusalPhrases } from '../words.ts';

/** What operators are told by the server; their console has words of its own. */
export const operators = {
  refusals: {
    login_wrong: 'Name, password or code is wrong.',
    too_many_tries: 'Too many wrong tries. Try again in {minutes} minutes.',
    address_not_allowed: 'You may not come in from this address.',
    invitation_unknown:
      'This invitation is not known, was used, or has expired. Ask for a new one.',
    code_wrong: 'The code does not fit. Is the clock of your device right?',
    session_unknown: 'There is no such session any more.',
    operator_unknown: 'There is no such operator, or they are disabled.',
    name_taken: 'An operator of this name is there already.',
    name_invalid:
      'A name has 2 to 31 small letters, digits, dots, hyphens and underscores, and begins with a letter.',
    role_unknown: 'There is no such role.',
    merchant_unknown: 'There is no such merchant, or it is not yours to give.',
    proposal_unknown: 'There is no such proposal.',
    proposal_decided: '{operator} has decided this already.',
    proposal_expired: 'This proposal has expired. Propose it again.',
    proposal_outdated: 'It can no longer be done as it was proposed: {reason}.',
    own_proposal: 'You proposed this yourself: another operator has to agree.',
    right_missing: 'Your role may not decide this.',
    demo_only:
      'Operators of a demonstration change only each other. Log in as an operator of your own.',
    not_yourself: 'You cannot do this to yourself. Ask another owner.',
    platform_only: 'This is for operators of every merchant.',
    job_unknown: 'There is no such job, or it has no schedule.',
    work_unknown: 'There is no such work any more. It may have been done meanwhile.',
    event_unknown: 'There is no such failure any more. It may have been tried meanwhile.',
    event_still_tried: 'It is still tried by itself. Wait until it is given up.',
    event_fails_again: 'It failed again: {error}',
  } satisfies RefusalPhrases<OperatorsRefusal['code']>,
} as const;
