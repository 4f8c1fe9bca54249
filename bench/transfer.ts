/** One answer that came over the network. */
export type Transfer = {
  readonly path: string;
  readonly kind: TransferKind;
  /** As transferred: compressed, without the headers. */
  readonly bodyBytes: number;
  /** As transferred, headers included. */
  readonly bytes: number;
  readonly encoding: string | undefined;
};

export type TransferKind = 'document' | 'script' | 'style' | 'image' | 'font' | 'data' | 'other';

const KINDS: readonly (readonly [RegExp, TransferKind])[] = [
  [/javascript/, 'script'],
  [/^text\/html/, 'document'],
  [/^text\/css/, 'style'],
  [/^image\//, 'image'],
  [/^font\/|woff/, 'font'],
  [/json/, 'data'],
];

/** By what it is, not by who asked: a preloaded script is a script. */
export function kindOf(mimeType: string): TransferKind {
  return KINDS.find(([pattern]) => pattern.test(mimeType))?.[1] ?? 'other';
}

export function sumBytes(
  transfers: readonly Transfer[],
  what: 'bodyBytes' | 'bytes' = 'bytes',
): number {
  return transfers.reduce((sum, transfer) => sum + transfer[what], 0);
}
