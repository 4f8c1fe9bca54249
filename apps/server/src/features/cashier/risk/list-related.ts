import { listSharing } from '#features/identity';
import type { Tx } from '#platform/database/database';
import { listShared, type TraceKind } from './store.ts';

export type Related = { readonly kind: TraceKind; readonly memberId: string };

/** Other members with a browser, a network or a name in common: by what they did here, and by where they logged in. */
export async function listRelated(tx: Tx, memberId: string): Promise<Related[]> {
  const found = [...(await listShared(tx, memberId)), ...(await listSharing(tx, memberId))];
  return [...new Map(found.map((one) => [`${one.kind} ${one.memberId}`, one])).values()];
}
