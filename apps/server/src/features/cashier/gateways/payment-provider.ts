import type { PaymentMethod } from '@maneki/contract/cashier/states';

/** What a provider is asked to collect. */
export type Collection = {
  /** Ours, and the same at every repetition: the provider collects for it once. */
  readonly orderNo: string;
  readonly method: PaymentMethod;
  readonly currency: string;
  /** In minor units of the currency. */
  readonly amountMinor: bigint;
  readonly reference: string;
  readonly payerName: string | null;
  /** Crypto alone: which coins, on which network. */
  readonly coin?: { readonly code: string; readonly network: string } | null;
  readonly expiresAt: Date;
  /** Where the payer is led back to, once they are done. */
  readonly returnUrl?: string | null;
};

/** How the payer pays it: what to scan, where to send, or a page of the provider's. */
export type PaymentInstructions = {
  readonly providerRef: string;
  readonly payUrl: string | null;
  readonly qrText: string | null;
  readonly accountNo: string | null;
  readonly accountName: string | null;
  readonly bankName: string | null;
  /** Crypto alone: coins at the quote, the network, and until when the quote holds. */
  readonly coin: {
    readonly code: string;
    readonly network: string;
    readonly amount: string;
    readonly quoteUntil: Date;
  } | null;
};

/** Where a payout goes. */
export type PayoutTarget = {
  readonly type: 'BANK' | 'EWALLET' | 'CRYPTO';
  readonly bankCode: string | null;
  readonly branch: string | null;
  readonly accountNo: string;
  readonly holderName: string;
  readonly network: string | null;
};

export type Payout = {
  readonly orderNo: string;
  readonly currency: string;
  readonly amountMinor: bigint;
  readonly target: PayoutTarget;
};

/** What a provider says of a payout. Silence is an answer too: nobody knows, and nobody may guess. */
export type PayoutAnswer =
  | { readonly status: 'PAID' | 'PENDING'; readonly providerRef: string }
  | { readonly status: 'FAILED'; readonly reason: string }
  | { readonly status: 'NOT_SEEN' }
  | { readonly status: 'SILENT' };

/** Somebody who moves money outside of the platform. A real gateway is one file that is one of these. */
export type PaymentProvider = {
  collect(
    collection: Collection,
  ): Promise<
    | { readonly status: 'OPEN'; readonly instructions: PaymentInstructions }
    | { readonly status: 'REFUSED'; readonly reason: string }
    | { readonly status: 'SILENT' }
  >;
  /** Safe to repeat: an `orderNo` is paid once. */
  payOut(payout: Payout): Promise<PayoutAnswer>;
  /** What became of a payout; asked where the first answer did not come. */
  findPayout(orderNo: string): Promise<PayoutAnswer>;
};
