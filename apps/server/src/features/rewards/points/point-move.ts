/** Points that come or go, and what for. */
export type PointMove = {
  readonly memberId: string;
  readonly merchantCode: string;
  /** What for, and which one of it: the pair moves points once. */
  readonly kind: string;
  readonly key: string;
  readonly now: Date;
};
