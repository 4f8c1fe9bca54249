import type { GiftKind, GiftState } from './gift.ts';

/** Facts about money that agents send to their teams. */
export type GiftEvents = {
  /** Something that an agent sends is in another state now. The amount is all of it, in ledger units as digits. */
  'agents.gift_changed': {
    readonly memberId: string;
    readonly merchantCode: string;
    readonly giftId: string;
    readonly kind: GiftKind;
    readonly state: GiftState;
    readonly currency: string;
    readonly amount: string;
    /** Why an operator turned it down or stopped it. */
    readonly reason: string | null;
  };
  /** A member has got money of somebody above them. The amount is in ledger units as digits. */
  'agents.gift_received': {
    readonly memberId: string;
    readonly merchantCode: string;
    readonly giftId: string;
    readonly kind: GiftKind;
    readonly from: string;
    readonly currency: string;
    readonly amount: string;
  };
  /** A lucky rain has begun. */
  'agents.rain_opened': { readonly merchantCode: string; readonly giftId: string };
};
