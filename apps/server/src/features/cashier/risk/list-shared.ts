import { listSharing } from '#features/identity';
import type { Tx } from '#platform/database/database';
import { listShared as listTraced, type TraceKind } from './store.ts';

export type Shared = { readonly kind: TraceKind; readonly memberId: string };

/** Other members who have a browser, a network or a name in common: by what they did here, and by where they logged in. */
export async function listShared(tx: Tx, memberId: string): Promise<Shared[]> {
  const found = [...(await listTraced(tx, memberId)), ...(await listSharing(tx, memberId))];
  return [...new Map(found.map((one) => [`${one.kind} ${one.memberId}`, one])).values()];
}
