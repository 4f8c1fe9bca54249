import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '@maneki/kernel/clock';
import type { CodePurpose } from './code.ts';

export const CODE_DIGITS = 6;
export const CODE_VALID_MS = 5 * MINUTE_MS;
export const WRONG_TRIES_MAX = 5;
/** So many of the latest codes count, each for its own time. */
export const CODES_COUNTING = 2;
export const RESEND_AFTER_MS = 60 * SECOND_MS;

/**
 * Who asks, as far as that is certain: the owner of the number or mailbox, on a device that they have
 * logged in from; a member, with a session; or anybody. Each has counts of its own, so that nobody
 * uses up what belongs to the one before.
 */
export type Standing = 'OWNER' | 'MEMBER' | 'STRANGER';

/** How many codes one number or mailbox may be sent for one purpose. */
export const PER_RECIPIENT = { codes: 5, withinMs: DAY_MS } as const;
/** How many of those one address or one member may ask for who is not known to be the owner. */
export const PER_ASKER = { codes: 3 } as const;
/** How many codes one address of the network may ask for, for whomever. */
export const PER_ADDRESS = { codes: 10, withinMs: HOUR_MS } as const;

/**
 * What a merchant spends at most on codes of one purpose for those of one standing, however many
 * addresses and numbers a flood comes with. Only messages that leave cost money, so only those count.
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

/**
 * Codes of one standing that were asked for already, each within the time of its limit. Whether they
 * were sent must not show in an answer, so only what the merchant spends is counted by that.
 */
export type CodesAsked = {
  readonly ofRecipient: number;
  readonly ofRecipientByAsker: number;
  readonly lastOfRecipientAt: Date | null;
  readonly ofAddress: number;
  readonly ofMerchantInMinute: number;
  readonly sentInMinute: number;
  readonly sentInHour: number;
};

export type LimitRefusal =
  | { readonly code: 'identity.code_too_soon'; readonly detail: { readonly seconds: number } }
  | { readonly code: 'identity.code_too_many'; readonly detail: object };

/** Who must not learn whether the recipient has an account: codes for these go to owners only. */
export const isDiscreet = (purpose: CodePurpose): boolean =>
  purpose === 'login' || purpose === 'forgot';

/** Why no further code may be asked for now, or undefined. */
export function findLimitRefusal(
  asked: CodesAsked,
  { purpose, standing, now }: { purpose: CodePurpose; standing: Standing; now: Date },
): LimitRefusal | undefined {
  const againAtMs = (asked.lastOfRecipientAt?.getTime() ?? -Infinity) + RESEND_AFTER_MS;
  if (againAtMs > now.getTime()) {
    const seconds = Math.ceil((againAtMs - now.getTime()) / SECOND_MS);
    return { code: 'identity.code_too_soon', detail: { seconds } };
  }
  const isUsedUp =
    asked.ofAddress >= PER_ADDRESS.codes ||
    asked.ofRecipient >= PER_RECIPIENT.codes ||
    (standing !== 'OWNER' && asked.ofRecipientByAsker >= PER_ASKER.codes) ||
    (!isDiscreet(purpose) && isBudgetSpent(asked));
  return isUsedUp ? { code: 'identity.code_too_many', detail: {} } : undefined;
}

/**
 * Whether the merchant sends no more for now. To say so would tell which of the numbers before had an
 * account, so where that is a secret the request is answered as ever, and nothing is sent.
 */
export const isBudgetSpent = ({ sentInMinute, sentInHour }: CodesAsked): boolean =>
  sentInMinute >= PER_MERCHANT.minute.codes || sentInHour >= PER_MERCHANT.hour.codes;

/** Few ask for a third code within an hour, and seldom many people at once: those prove themselves. */
export const isCaptchaDemanded = (asked: CodesAsked): boolean =>
  asked.ofAddress >= CAPTCHA_FROM.codesOfAddress ||
  asked.ofMerchantInMinute >= CAPTCHA_FROM.codesOfMerchantInMinute;
