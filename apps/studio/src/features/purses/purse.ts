/** How a transfer is met. All but the first are there to be tried out: real studios have bad days, too. */
export const TRANSFER_ANSWERS = ['NORMAL', 'REFUSE', 'LATE', 'SILENT'] as const;

export type TransferAnswer = (typeof TRANSFER_ANSWERS)[number];

/** A player's money here, of one currency. */
export type PurseName = { readonly playerId: string; readonly currency: string };

export type TransferWish = PurseName & {
  readonly refNo: string;
  readonly direction: 'TO_VENDOR' | 'FROM_VENDOR';
  readonly amount: bigint;
};

export type TransferStatus = 'SUCCESS' | 'REFUSED';
