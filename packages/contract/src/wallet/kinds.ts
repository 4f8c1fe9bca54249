/**
 * Why money moved, as the account record says it, and which group of the record that belongs to. The
 * way it moved is in the name of the group only where it can be no other.
 */
export const TRANSFER_KINDS = {
  DEPOSIT: 'deposit',
  DEPOSIT_FEE: 'deposit',
  WITHDRAW: 'withdrawal',
  WITHDRAW_FEE: 'withdrawal',
  WITHDRAW_REFUND: 'withdrawal',
  TRANSFER_IN: 'transfer',
  TRANSFER_OUT: 'transfer',
  BET: 'game',
  PAYOUT: 'game',
  BET_REFUND: 'game',
  RESETTLE: 'game',
  JACKPOT: 'game',
  REBATE_SELF: 'promotion',
  PROMO: 'promotion',
  REFILL: 'promotion',
  VIP_BONUS: 'promotion',
  MISSION: 'promotion',
  SIGNIN: 'promotion',
  REDPACKET: 'promotion',
  REFERRAL: 'promotion',
  MALL_CASH: 'promotion',
  ADJUST_ADD: 'other',
  ADJUST_SUB: 'other',
  DEBT_COLLECTED: 'other',
  DOWNLINE_IN: 'agent',
  DOWNLINE_OUT: 'agent',
  REDRAIN_IN: 'agent',
  REDRAIN_OUT: 'agent',
  REDRAIN_REFUND: 'agent',
  REBATE_DIFF: 'agent',
  DAILY_SALARY_IN: 'agent',
  DAILY_SALARY_OUT: 'agent',
  HOURLY_SALARY_IN: 'agent',
  HOURLY_SALARY_OUT: 'agent',
  DIVIDEND_IN: 'agent',
  DIVIDEND_OUT: 'agent',
  AGENT_ADJUST: 'agent',
} as const satisfies Readonly<Record<string, TransferGroup | 'agent'>>;

export type TransferKind = keyof typeof TRANSFER_KINDS;

/** What the account record can be narrowed to. */
export const TRANSFER_GROUPS = [
  'deposit',
  'withdrawal',
  'transfer',
  'game',
  'promotion',
  'other',
] as const;

export type TransferGroup = (typeof TRANSFER_GROUPS)[number];

/** Agents' money that also stands in everybody's own record, among transfers. */
const IN_BOTH_RECORDS: readonly TransferKind[] = ['DOWNLINE_IN', 'DOWNLINE_OUT', 'REDRAIN_IN'];

/** The kinds that a record shows: all of a group, everything of one's own, or the agent's money. */
export function kindsOf(asked: TransferGroup | 'all' | 'agent'): TransferKind[] {
  const kinds = Object.keys(TRANSFER_KINDS) as TransferKind[];
  return kinds.filter((kind) => {
    const group = TRANSFER_KINDS[kind];
    if (asked === 'agent') return group === 'agent';
    const own = IN_BOTH_RECORDS.includes(kind) ? 'transfer' : group;
    return asked === 'all' ? own !== 'agent' : own === asked;
  });
}

/** How far back a record goes, and how much of it one look shows. */
export const RECORD_DAYS = { perLook: 31, back: 90 } as const;
export const RECORD_PAGE_SIZE = 20;
