/** Under which heading a mission stands. */
export const MISSION_TABS = ['NEWBIE', 'DAILY', 'WEEKLY', 'EVENT'] as const;
export type MissionTab = (typeof MISSION_TABS)[number];

/** How often a mission can be done. */
export const MISSION_REPEATS = ['ONCE', 'DAILY', 'WEEKLY'] as const;
export type MissionRepeat = (typeof MISSION_REPEATS)[number];

/** In what the target of a metric is said: money, a number of times, or yes. */
export const MISSION_METRICS = {
  VERIFY_PHONE: 'FACT',
  BIND_ACCOUNT: 'FACT',
  DEPOSIT_SUM: 'MONEY',
  DEPOSIT_COUNT: 'TIMES',
  VALID_TURNOVER: 'MONEY',
  BET_COUNT: 'TIMES',
  /** One bet that pays so many times its stake. */
  WIN_MULTIPLE: 'MULTIPLE',
  DISTINCT_GAMES: 'TIMES',
  SIGN_IN: 'TIMES',
  INVITE_QUALIFIED: 'TIMES',
} as const;
export type MissionMetric = keyof typeof MISSION_METRICS;
export type MissionUnit = (typeof MISSION_METRICS)[MissionMetric];

/** LOCKED is one whose time is yet to come. */
export const MISSION_STATES = ['LOCKED', 'DOING', 'DONE', 'CLAIMED', 'EXPIRED'] as const;
export type MissionState = (typeof MISSION_STATES)[number];

/** What opens with a day's activity: points, or money in reference units. */
export const CHESTS = [
  { at: 20, points: 5, cashRu: '0' },
  { at: 40, points: 10, cashRu: '0' },
  { at: 60, points: 20, cashRu: '0' },
  { at: 80, points: 30, cashRu: '0' },
  { at: 100, points: 0, cashRu: '0.5' },
] as const;

export const CHEST_STATES = ['CLOSED', 'OPEN', 'CLAIMED'] as const;
export type ChestState = (typeof CHEST_STATES)[number];
