export const rebateRefusals = {
  rebate_above_own: '{group}: you can give at most {most}, which is what you have yourself.',
  rebate_step: '{group}: values go in steps of {step}.',
  rebate_lowered: '{group}: a rebate can only be raised; it stands at {now}.',
  rebate_downline_unknown: 'Nobody of that name is directly below you.',
  rebate_member_unknown: 'There is no such member.',
  rebate_above_upline: '{group}: the upline has {most}; nobody below can have more.',
  rebate_out_of_range: '{group}: the value must lie between {least} and {most}.',
  rebate_budget:
    '{group}: {sum} would be given away in all, and {limit} is the most that the games leave.',
  rebate_payment_unknown: 'No rebate of that day waits for this member.',
  rebate_cursor_invalid: 'The list cannot be continued from there. Start again.',
} as const;
