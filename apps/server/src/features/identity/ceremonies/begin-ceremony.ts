import type { Tx } from '#platform/database/database';
import { hashSecret, makeToken } from '#platform/secrets/secrets';
import { CEREMONY_MS, type CeremonyKind, type CeremonyMemory } from './ceremony.ts';
import * as store from './store.ts';

/** Remembers that a proof has begun; answers the token by which it is found again, once. */
export async function beginCeremony<Kind extends CeremonyKind>(
  tx: Tx,
  begun: {
    readonly kind: Kind;
    readonly merchantCode: string;
    readonly memberId: string | null;
    readonly memory: CeremonyMemory[Kind];
    readonly now: Date;
  },
): Promise<string> {
  const { kind, merchantCode, memberId, memory, now } = begun;
  const token = makeToken();
  const id = hashSecret(token);
  const expiresAt = new Date(now.getTime() + CEREMONY_MS[kind]);
  await store.insertCeremony(tx, { id, kind, merchantCode, memberId, memory, expiresAt });
  return token;
}
