import type { WalletServices } from '#features/wallet';
import type { MemberCall } from '#platform/calls/call';

/** What questions about teams need. */
export type TeamTools = WalletServices;

/** Who asks, about whatever stands below them. */
export type Asker = {
  readonly agentId: string;
  readonly merchantCode: string;
  readonly now: Date;
};

export const askerOf = ({ caller, merchantCode, now }: MemberCall): Asker => ({
  agentId: caller.memberId,
  merchantCode,
  now,
});
