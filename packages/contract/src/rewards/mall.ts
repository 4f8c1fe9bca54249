/** What can be had for points. Credit is there at once, a code is shown, a thing is sent. */
export const GOOD_KINDS = ['CASH', 'BONUS', 'CHIP', 'VOUCHER', 'PHYSICAL'] as const;

export type GoodKind = (typeof GOOD_KINDS)[number];

export const CREDIT_KINDS: readonly GoodKind[] = ['CASH', 'BONUS', 'CHIP'];

export const GOOD_STATUSES = ['DRAFT', 'ACTIVE', 'PAUSED'] as const;

export const LIMIT_PERIODS = ['DAY', 'WEEK', 'MONTH', 'EVER'] as const;

/** Where an order stands, and where it may go from there. What leads nowhere is the end. */
export const MALL_MOVES = {
  /** Points and stock are taken. It never stays here: what it is of decides how it goes on. */
  CREATED: ['COMPLETED', 'ISSUED', 'PENDING'],
  COMPLETED: [],
  ISSUED: ['REFUNDED'],
  PENDING: ['CONFIRMED', 'CANCELLED', 'REFUNDED'],
  CONFIRMED: ['SHIPPED', 'REFUNDED'],
  SHIPPED: ['RECEIVED', 'REFUNDED'],
  RECEIVED: ['REFUNDED'],
  CANCELLED: [],
  REFUNDED: [],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type MallState = keyof typeof MALL_MOVES;

export const MALL_STATES = Object.keys(MALL_MOVES) as [MallState, ...MallState[]];

/** What becomes of an order at once. */
export const FIRST_MOVES = {
  CASH: 'COMPLETED',
  BONUS: 'COMPLETED',
  CHIP: 'COMPLETED',
  VOUCHER: 'ISSUED',
  PHYSICAL: 'PENDING',
} as const satisfies Readonly<Record<GoodKind, MallState>>;

/** What was sent counts as received after this, where its member does not say so before. */
export const RECEIVED_AFTER_DAYS = 14;

export const ADDRESSES_MAX = 10;

export const MALL_PAGE_SIZE = 20;

/** Where things are sent. */
export const POST_COUNTRIES = ['JP', 'PH', 'TH', 'VN', 'CN'] as const;

export type PostCountry = (typeof POST_COUNTRIES)[number];

/** Where something is sent to. */
export type PostAddress = {
  readonly recipient: string;
  readonly phone: string;
  readonly country: PostCountry;
  readonly postcode: string;
  readonly address: string;
};

const POSTCODES: Readonly<Record<PostCountry, RegExp>> = {
  JP: /^\d{3}-\d{4}$/,
  PH: /^\d{4}$/,
  TH: /^\d{5}$/,
  VN: /^\d{5,6}$/,
  CN: /^\d{6}$/,
};

const PHONE = /^\+?\d[\d -]{5,18}\d$/;

/** What somebody typed, without blanks around it; a Japanese postcode gets its hyphen. */
export function readAddress(typed: PostAddress): PostAddress {
  const postcode = typed.postcode.trim();
  return {
    country: typed.country,
    recipient: typed.recipient.trim(),
    phone: typed.phone.trim(),
    postcode:
      typed.country === 'JP' && /^\d{7}$/.test(postcode)
        ? `${postcode.slice(0, 3)}-${postcode.slice(3)}`
        : postcode,
    address: typed.address.trim(),
  };
}

/** Which line of an address cannot be right; undefined where all can. */
export function findAddressFault(
  address: PostAddress,
): Exclude<keyof PostAddress, 'country'> | undefined {
  const { recipient, phone, country, postcode } = address;
  if (recipient.length < 1 || recipient.length > 60) return 'recipient';
  if (!PHONE.test(phone)) return 'phone';
  if (!POSTCODES[country].test(postcode)) return 'postcode';
  if (address.address.length < 5 || address.address.length > 200) return 'address';
  return undefined;
}
