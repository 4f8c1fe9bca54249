import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '@maneki/kernel/clock';

export const CODE_DIGITS = 6;
export const CODE_VALID_MS = 5 * MINUTE_MS;
export const WRONG_TRIES_MAX = 5;
/** So many of the latest codes count, each for its own time. */
export const CODES_COUNTING = 2;
export const RESEND_AFTER_MS = 60 * SECOND_MS;

/** How many codes one number or mailbox, and one address of the network, may ask for. */
export const PER_RECIPIENT = { codes: 5, withinMs: DAY_MS } as const;
export const PER_ADDRESS = { codes: 10, withinMs: HOUR_MS } as const;

/**
 * What a merchant spends on codes at most, however many addresses and numbers a flood comes with:
 * every message costs money, and a number that nobody asked about gets it.
 */
export const PER_MERCHANT = {
  minute: { codes: 20, withinMs: MINUTE_MS },
  hour: { codes: 300, withinMs: HOUR_MS },
} as const;

/** From here on a picture must be read first. */
export const CAPTCHA_FROM = {
  codesOfAddress: 3,
  codesOfMerchantInMinute: PER_MERCHANT.minute.codes / 2,
} as const;

/** Codes that were asked for already, each within the time of its limit. */
export type CodesAsked = {
  readonly ofRecipient: number;
  readonly lastOfRecipientAt: Date | null;
  readonly ofAddress: number;
  readonly ofMerchantInMinute: number;
  readonly ofMerchantInHour: number;
};

export type LimitRefusal =
  | { readonly code: 'identity.code_too_soon'; readonly detail: { readonly seconds: number } }
  | { readonly code: 'identity.code_too_many'; readonly detail: object };

/** Why no further code may be sent now, or undefined. */
export function findLimitRefusal(asked: CodesAsked, now: Date): LimitRefusal | undefined {
  const againAtMs = (asked.lastOfRecipientAt?.getTime() ?? -Infinity) + RESEND_AFTER_MS;
  if (againAtMs > now.getTime()) {
    const seconds = Math.ceil((againAtMs - now.getTime()) / SECOND_MS);
    return { code: 'identity.code_too_soon', detail: { seconds } };
  }
  const isUsedUp =
    asked.ofRecipient >= PER_RECIPIENT.codes ||
    asked.ofAddress >= PER_ADDRESS.codes ||
    asked.ofMerchantInMinute >= PER_MERCHANT.minute.codes ||
    asked.ofMerchantInHour >= PER_MERCHANT.hour.codes;
  return isUsedUp ? { code: 'identity.code_too_many', detail: {} } : undefined;
}

/** Few ask for a third code within an hour, and seldom many people at once: those prove themselves. */
export const isCaptchaDemanded = (asked: CodesAsked): boolean =>
  asked.ofAddress >= CAPTCHA_FROM.codesOfAddress ||
  asked.ofMerchantInMinute >= CAPTCHA_FROM.codesOfMerchantInMinute;
