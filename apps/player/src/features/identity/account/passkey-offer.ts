const DECLINED_KEY = 'passkeyOffer.declinedAt';
const DAY_MS = 86_400_000;
const QUIET_DAYS = 30;

/** Everything that decides whether somebody who just logged in is offered a passkey. */
export type OfferFacts = {
  readonly canCreate: boolean;
  readonly passkeyCount: number;
  /** When this device last said no, in milliseconds; undefined for never. */
  readonly declinedAtMs: number | undefined;
  readonly nowMs: number;
};

export function isPasskeyOffered({ canCreate, passkeyCount, declinedAtMs, nowMs }: OfferFacts) {
  const isQuiet = declinedAtMs !== undefined && nowMs - declinedAtMs < QUIET_DAYS * DAY_MS;
  return canCreate && passkeyCount === 0 && !isQuiet;
}

/** What this device answered before. */
export const passkeyOfferMemory = {
  readDeclinedAt(): number | undefined {
    const text = localStorage.getItem(DECLINED_KEY);
    return text === null ? undefined : Number(text);
  },
  writeDeclinedAt: (nowMs: number): void => localStorage.setItem(DECLINED_KEY, String(nowMs)),
};
