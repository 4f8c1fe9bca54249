import type { RoundProof } from '@maneki/contract/play/member-tickets-schemas';

/** Asks whoever has drawn a round what proves it; undefined where they do not know it. */
export type RoundProver = (round: {
  readonly providerCode: string;
  readonly memberId: string;
  readonly roundId: string;
}) => Promise<RoundProof | undefined>;
