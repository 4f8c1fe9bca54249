import type { Category } from '../play/tickets.ts';

/** What an agent may be paid for: turnover of a day, turnover of an hour, or what a team loses in a period. */
export const CONTRACT_KINDS = ['DAILY_SALARY', 'HOURLY_SALARY', 'DIVIDEND'] as const;
export type ContractKind = (typeof CONTRACT_KINDS)[number];

/** The statuses that a contract goes through. */
export const CONTRACT_STATUS = {
  valid: 1,
  requested: 2,
  expired: 3,
  invalid: 4,
  denied: 5,
} as const;
export type ContractStatus = (typeof CONTRACT_STATUS)[keyof typeof CONTRACT_STATUS];

/** A new contract, or other terms for one that is in force. */
export const REQUEST_TYPE = { new: 1, amendment: 2 } as const;
export type RequestType = (typeof REQUEST_TYPE)[keyof typeof REQUEST_TYPE];

/** The statuses that a bill goes through. */
export const BILL_STATUS = {
  issued: 1,
  /** Not all of it was paid yet. */
  partial: 2,
  /** Its payee could not pay all that they owe to their own downlines. */
  insufficient: 3,
  notReached: 4,
  rejected: 5,
  pendingApproval: 6,
  /** What was not paid for so long is not paid any more. */
  expired: 7,
  /** Its payee is disabled. */
  held: 8,
} as const;
export type BillStatus = (typeof BILL_STATUS)[keyof typeof BILL_STATUS];

/**
 * Why a bill is not paid although it came to something: what an operator changed since its contract was agreed on.
 */
export const BILL_FAULTS = ['NOT_UPLINE', 'PAYER_NONE', 'CURRENCY', 'BEYOND_UPLINE'] as const;
export type BillFault = (typeof BILL_FAULTS)[number];

/** Who pays: the company, or the upline. */
export const ISSUE_TYPE = { platform: 1, upline: 2 } as const;
export type IssueType = (typeof ISSUE_TYPE)[keyof typeof ISSUE_TYPE];

export const DIVIDEND_PERIODS = ['HALF_MONTH', 'MONTH', 'WEEK', 'TEN_DAYS'] as const;
export type DividendPeriod = (typeof DIVIDEND_PERIODS)[number];

/** How long a loss is carried on to later periods. */
export const DIVIDEND_CARRIES = ['NONE', 'MONTH', 'FOREVER'] as const;
export type DividendCarry = (typeof DIVIDEND_CARRIES)[number];

/** Groups of games that contracts tell apart; jackpot games belong to slots. */
export const CONTRACT_GROUPS = [
  'RNG',
  'FISH',
  'LIVE',
  'PVP',
  'SPORTS',
  'ESPORTS',
  'COCKFIGHT',
  'LOTT',
  'ELOTT',
] as const satisfies readonly Category[];
export type ContractGroup = (typeof CONTRACT_GROUPS)[number];

export const groupOf = (category: Category): ContractGroup =>
  category === 'JACKPOT' ? 'RNG' : category;

export const HOURLY_GROUPS_DEFAULT = ['LOTT', 'ELOTT'] as const satisfies readonly ContractGroup[];

/** An offer that nobody has answered for so long is off. */
export const OFFER_DAYS = 7;
/** What a bill still owes after so long is not paid any more. */
export const BILL_DAYS = 30;
export const TIERS_MAX = 10;
/** So many dividends are approved or rejected at once, at most. */
export const BILLS_AT_ONCE = 200;
export const DIVIDEND_BILLS_TOLD = 6;

/** From when on somebody counts as an active member, in reference units of valid turnover. */
export const ACTIVE_DAY_RU = 20;
/** In a dividend's period a deposit is needed as well. */
export const ACTIVE_PERIOD_RU = 200;

/** What salaries are of at most: a tenth of all turnover is far more than any game leaves. */
export const SALARY_PPM_MAX = 100_000;
export const DIVIDEND_PPM_MAX = 600_000;
export const DEPOSIT_FEE_PPM = 10_000;
export const VENDOR_FEE_PPM = 100_000;

/** Where a term stands, as refusals name it: `tiers.0.ratePpm`. */
export type TermField = string;
