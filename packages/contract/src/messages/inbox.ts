/** What a message is about, by which the inbox is sorted into tabs. */
export const MESSAGE_CATEGORIES = ['SYSTEM', 'FINANCE', 'PROMO', 'AGENT'] as const;

export type MessageCategory = (typeof MESSAGE_CATEGORIES)[number];

/**
 * What can stand in a message. Money is an amount with its currency, a day is as `2030-02-01`, and a title is
 * what an operator has called something, in every language.
 */
export type MessageParams = {
  readonly money: { readonly amount: string; readonly currency: string };
  readonly text: string;
  readonly number: number;
  readonly day: string;
  readonly title: Readonly<Record<string, string>>;
};

export type ParamType = keyof MessageParams;

type MessageSpec = {
  readonly category: MessageCategory;
  readonly params: Readonly<Record<string, ParamType>>;
};

/** Every message that is sent by itself: what it is about, and what its words are filled with. */
export const MESSAGE_KINDS = {
  DEPOSIT_CREDITED: { category: 'FINANCE', params: { amount: 'money', orderNo: 'text' } },
  DEPOSIT_REFUSED: { category: 'FINANCE', params: { amount: 'money', orderNo: 'text' } },
  DEPOSIT_FAILED: { category: 'FINANCE', params: { amount: 'money', orderNo: 'text' } },
  WITHDRAWAL_PAID: { category: 'FINANCE', params: { amount: 'money', orderNo: 'text' } },
  WITHDRAWAL_REFUSED: { category: 'FINANCE', params: { amount: 'money', orderNo: 'text' } },
  WITHDRAWAL_FAILED: { category: 'FINANCE', params: { amount: 'money', orderNo: 'text' } },
  TEAM_MONEY_RECEIVED: { category: 'FINANCE', params: { amount: 'money', from: 'text' } },
  TEAM_MONEY_REFUSED: { category: 'FINANCE', params: { amount: 'money', reason: 'text' } },
  REWARD_WAITING: { category: 'PROMO', params: { amount: 'money', day: 'day' } },
  REWARD_CREDITED: { category: 'PROMO', params: { amount: 'money' } },
  POINTS_WAITING: { category: 'PROMO', params: { points: 'number', day: 'day' } },
  REBATE_CREDITED: { category: 'PROMO', params: { amount: 'money' } },
  COMMISSION_CREDITED: { category: 'PROMO', params: { amount: 'money' } },
  CLAIM_REFUSED: { category: 'PROMO', params: { promotion: 'title', reason: 'text' } },
  CLAIM_REVERSED: { category: 'PROMO', params: { promotion: 'title', reason: 'text' } },
  LEVEL_RAISED: { category: 'PROMO', params: { level: 'number' } },
  LEVEL_LOWERED: { category: 'PROMO', params: { level: 'number' } },
  POINTS_EXPIRING: { category: 'PROMO', params: { points: 'number', day: 'day' } },
  ORDER_CONFIRMED: { category: 'PROMO', params: { orderNo: 'text' } },
  ORDER_SENT: { category: 'PROMO', params: { orderNo: 'text' } },
  ORDER_REFUNDED: { category: 'PROMO', params: { orderNo: 'text' } },
  REBATES_LOWERED: { category: 'SYSTEM', params: { values: 'text' } },
  VERIFICATION_ACCEPTED: { category: 'SYSTEM', params: {} },
  VERIFICATION_REFUSED: { category: 'SYSTEM', params: {} },
  NEW_DEVICE: { category: 'SYSTEM', params: { device: 'text' } },
  PASSWORD_CHANGED: { category: 'SYSTEM', params: {} },
  PAYMENT_PASSWORD_CHANGED: { category: 'SYSTEM', params: {} },
  MOBILE_BOUND: { category: 'SYSTEM', params: { contact: 'text' } },
  EMAIL_BOUND: { category: 'SYSTEM', params: { contact: 'text' } },
  PASSKEY_ADDED: { category: 'SYSTEM', params: { device: 'text' } },
  FEEDBACK_ANSWERED: { category: 'SYSTEM', params: { answer: 'text' } },
  DAILY_SALARY_OFFERED: { category: 'AGENT', params: {} },
  HOURLY_SALARY_OFFERED: { category: 'AGENT', params: {} },
  DIVIDEND_OFFERED: { category: 'AGENT', params: {} },
  SALARY_PAID: { category: 'AGENT', params: { amount: 'money' } },
  DIVIDEND_PAID: { category: 'AGENT', params: { amount: 'money' } },
  BILLS_TO_COVER: { category: 'AGENT', params: { amount: 'money' } },
} as const satisfies Readonly<Record<string, MessageSpec>>;

export type MessageKind = keyof typeof MESSAGE_KINDS;

/** What a message of a kind must be filled with. */
export type ParamsOf<Kind extends MessageKind> = {
  readonly [Name in keyof (typeof MESSAGE_KINDS)[Kind]['params']]: (typeof MESSAGE_KINDS)[Kind]['params'][Name] extends ParamType
    ? MessageParams[(typeof MESSAGE_KINDS)[Kind]['params'][Name]]
    : never;
};

export const MESSAGE_KIND_NAMES = Object.keys(MESSAGE_KINDS) as [MessageKind, ...MessageKind[]];

export const isMessageKind = (kind: string): kind is MessageKind =>
  Object.hasOwn(MESSAGE_KINDS, kind);

export const INBOX_PAGE_SIZE = 20;

/** A message that nobody read counts as unread for so long. */
export const UNREAD_DAYS = 90;

/** And is kept for so long, read or not. */
export const MESSAGES_KEPT_DAYS = 180;

/** How long the way back stands open on the page after a message was deleted. */
export const UNDO_MS = 10_000;

/** What the title and the body of a message may hold. */
export const MESSAGE_TITLE_MAX = 80;
export const MESSAGE_TEXT_MAX = 400;
export const BROADCAST_BODY_MAX = 8_000;

const PLACEHOLDER = /\{([^{}]*)\}/g;

/** What a text wants to be filled with. */
export const listPlaceholders = (text: string): string[] => [
  ...new Set([...text.matchAll(PLACEHOLDER)].map(([, name]) => name!)),
];

/** Writes values in the places that a text leaves for them; one without a value stays as it is. */
export const fillText = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(PLACEHOLDER, (place, name: string) => values[name] ?? place);
