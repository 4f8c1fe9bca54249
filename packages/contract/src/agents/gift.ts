/** How an agent sends money: to those named at once, or as rain that the team takes part in. */
export const GIFT_KINDS = ['TRANSFER', 'FIXED', 'EQUAL', 'LUCKY'] as const;
export type GiftKind = (typeof GIFT_KINDS)[number];

/** What has become of it. A lucky rain is open between its start and its end, by the clock. */
export const GIFT_STATES = [
  'PENDING_REVIEW',
  'DONE',
  'REJECTED',
  'SCHEDULED',
  'OPEN',
  'FINISHED',
  'CANCELLED',
] as const;
export type GiftState = (typeof GIFT_STATES)[number];

/** Who may take part in a lucky rain: those directly below, everybody below, or those who are named. */
export const RAIN_AUDIENCES = ['DIRECT', 'TEAM', 'LIST'] as const;
export type RainAudience = (typeof RAIN_AUDIENCES)[number];

/** How far down an agent may send. */
export const GIFT_REACHES = ['DIRECT', 'TEAM'] as const;
export type GiftReach = (typeof GIFT_REACHES)[number];

/** In reference units: what somebody gets, what an agent sends in a day, and from where on an operator looks. */
export const GIFT_LIMITS_RU = { eachMin: 1, eachMax: 5_000, dayMax: 20_000, reviewAbove: 2_000 };

export const GIFT_RECIPIENTS_MAX = 50;
export const RAIN_PACKETS_MAX = 500;

export const RAIN_MINUTES = { min: 5, max: 24 * 60, usual: 60 } as const;
/** How long before its start a rain may be planned. */
export const RAIN_AHEAD_DAYS = 7;

/** Rain is for those who play: valid turnover of so many days, in reference units. */
export const RAIN_TURNOVER = { days: 7, minRu: 10 } as const;

/** Nobody sends or is sent anything in the first hours of an account. */
export const GIFT_ACCOUNT_HOURS = 24;

/** What is sent has to be staked so often before it may leave. */
export const GIFT_MULTIPLE = 1;

export const GREETING_MAX = 60;
