import {
  ADDRESSES_MAX,
  findAddressFault,
  type PostAddress,
  readAddress,
} from '@maneki/contract/rewards/mall';
import type { MallRefusal } from '@maneki/contract/rewards/mall-refusals';
import { done, type Outcome, refused } from '@maneki/kernel/outcome';
import { takeTurns } from '#platform/database/take-turns';
import type { Sealer } from '#platform/encryption/seal';
import { drawId } from '#platform/secrets/secrets';
import * as store from './addresses/store.ts';
import type { MallServices } from './mall-services.ts';

/** An address is sealed for its member: in an order it stays as it was. */
export const openAddress = (
  sealer: Sealer,
  { memberId, sealed }: { readonly memberId: string; readonly sealed: string },
): PostAddress | null => {
  const opened = sealer.open(sealed, memberId);
  return opened ? (JSON.parse(opened.toString()) as PostAddress) : null;
};

/** A member's addresses, what was saved last on top. */
export async function listAddresses(
  { database, mallVault }: MallServices,
  memberId: string,
): Promise<(PostAddress & { readonly id: string })[]> {
  const stored = await database.statement((tx) => store.listAddresses(tx, memberId));
  return stored.flatMap(({ id, sealed }) => {
    const address = openAddress(mallVault, { memberId, sealed });
    return address ? [{ ...address, id }] : [];
  });
}

type SaveRefusal = Extract<
  MallRefusal,
  {
    code: 'rewards.address_invalid' | 'rewards.address_unknown' | 'rewards.addresses_full';
  }
>;

/** Writes an address into the member's book, a new one or one that is there. */
export async function saveAddress(
  { database, mallVault }: MallServices,
  {
    memberId,
    id,
    typed,
    now,
  }: {
    readonly memberId: string;
    readonly id: string | undefined;
    readonly typed: PostAddress;
    readonly now: Date;
  },
): Promise<Outcome<{ readonly id: string }, SaveRefusal>> {
  const address = readAddress(typed);
  const field = findAddressFault(address);
  if (field) return refused({ code: 'rewards.address_invalid', detail: { field } });
  return database.transact(async (tx): Promise<Outcome<{ readonly id: string }, SaveRefusal>> => {
    // One after the other, or two at once would both be the last.
    await takeTurns(tx, `rewards.addresses ${memberId}`);
    const book = await store.listAddresses(tx, memberId);
    if (id && !book.some((one) => one.id === id))
      return refused({ code: 'rewards.address_unknown', detail: {} });
    if (!id && book.length >= ADDRESSES_MAX)
      return refused({ code: 'rewards.addresses_full', detail: { most: ADDRESSES_MAX } });
    const saved = { id: id ?? drawId(now) };
    const sealed = mallVault.seal(Buffer.from(JSON.stringify(address)), memberId);
    await store.putAddress(tx, { ...saved, sealed, memberId, now });
    return done(saved);
  });
}
