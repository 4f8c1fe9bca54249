export const teamRefusals = {
  member_unknown: 'Nobody by that name or number is in the team.',
  member_not_direct: 'Only the agent directly above can do this.',
  member_is_agent: 'This member is an agent already.',
  member_not_agent: 'This member is not an agent.',
  member_has_downline: 'Somebody still stands below this agent.',
  member_has_contract: 'A contract of this agent is still valid.',
  general_agent_stays: 'A general agent always stands directly below the company.',
  move_into_own_team: 'Nobody can be moved below themselves or a member of their own team.',
  move_too_deep: 'With this move somebody would stand below level {depth}.',
  move_bill_open: 'A bill in this team is not settled yet. Try again once it is.',
  move_parent_unfit:
    'Members can only be moved below an agent of the same site and of the same kind of money.',
  move_to_same: 'The member stands below this agent already.',
  move_waits: 'A move of this member waits already. Cancel it first.',
  move_unknown: 'There is no such move.',
  move_over: 'This move has been made or cancelled.',
} as const;
