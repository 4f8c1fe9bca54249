import { type Call, DEVICE_COOKIE } from '#platform/calls/call';
import type { Tx } from '#platform/database/database';
import type { AccountNumbers } from '../payout-accounts/account-numbers.ts';
import { networkOf } from './network.ts';
import { putTraces, type TraceKind } from './store.ts';

/** What somebody left behind, hashed; what is not known is not kept. */
export type Traces = Readonly<Partial<Record<TraceKind, string>>>;

/** The traces of a call: which browser it comes from, and which network. */
export function tracesOf(
  { client, address, merchantCode }: Pick<Call, 'client' | 'address' | 'merchantCode'>,
  numbers: Pick<AccountNumbers, 'hash'>,
): Traces {
  const device = client.cookies[DEVICE_COOKIE];
  return {
    ...(device ? { DEVICE: numbers.hash(merchantCode, 'device', device) } : {}),
    NETWORK: numbers.hash(merchantCode, 'network', networkOf(address)),
  };
}

export async function keepTraces(
  tx: Tx,
  left: {
    readonly memberId: string;
    readonly merchantCode: string;
    readonly traces: Traces;
    readonly now: Date;
  },
): Promise<void> {
  const { memberId, merchantCode, traces, now: seenAt } = left;
  const kinds = Object.entries(traces) as [TraceKind, string][];
  await putTraces(
    tx,
    kinds.map(([kind, valueHash]) => ({ memberId, merchantCode, kind, valueHash, seenAt })),
  );
}
