export const vipRefusals = {
  vip_level_order:
    'This does not fit with VIP {level}: a level asks for no less than the one below it, and for no more than the one above.',
  vip_member_unknown: 'This merchant has no such member.',
} as const;
