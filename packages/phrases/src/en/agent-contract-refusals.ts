export const contractRefusals = {
  contract_unknown: 'This contract is not there, or is not yours.',
  contract_moved_on: 'This contract was answered, withdrawn or ended in the meantime.',
  contract_not_allowed: 'Accounts with play credit hold no contracts.',
  contract_payee_unknown: 'There is no such member directly below you.',
  contract_general_unknown: 'There is no general agent of this name.',
  contract_payee_player: 'Players hold no contracts. Make this member an agent first.',
  contract_payee_disabled: 'This account is disabled. It can be offered nothing now.',
  contract_currency:
    'You are paid in {own} and this member in {other}. A contract needs the same currency on both sides.',
  contract_requested: 'An offer of this kind already waits for an answer. Withdraw it first.',
  contract_payer_none:
    'There is no contract of this kind to pay from. The upline needs a valid one first.',
  contract_rate_over: '{value} is above the highest rate that the upline gets, which is {limit}.',
  contract_threshold_under:
    '{value} is easier than the {limit} that the upline has to reach for such a rate.',
  contract_group_over: 'The upline is not paid for {value}, so it cannot be part of this contract.',
  contract_below_promised:
    'This agent has promised more to others below: {value} does not go with their {limit}.',
  contract_promised:
    'The one who is paid by this contract pays others by contracts of the same kind. Those have to end first.',
  bill_unknown: 'There is no such bill.',
  bill_moved_on: 'This bill was decided in the meantime.',
  bill_upline_pending: 'The bill of {username} comes first: it pays for this one.',
} as const;
