/** Points last for a year. */
export const POINT_MONTHS = 12;

export type Earning = {
  readonly memberId: string;
  readonly merchantCode: string;
  /** What for, and which one of it: the pair earns points once. */
  readonly kind: string;
  readonly key: string;
  readonly points: number;
  readonly now: Date;
};

export function expiryOf(now: Date): Date {
  const expiry = new Date(now);
  expiry.setUTCMonth(expiry.getUTCMonth() + POINT_MONTHS);
  return expiry;
}
