import type { MemberType } from '@maneki/contract/identity/member-types';
import { drawId } from '#platform/secrets/secrets';
import type { TestServer } from './test-server.ts';

/** The demo player, or a copy of theirs, once more: with the same password, as somebody else. Answers who. */
export const copyPlayer = (
  { database, clock }: TestServer,
  as: { readonly type: MemberType; readonly username: string },
  of = 'sakura',
): Promise<string> =>
  database.transact(async (tx) => {
    const { labels, contacts, ...player } = await tx
      .selectFrom('identity_members')
      .selectAll()
      .where('merchant_code', '=', 'maneki')
      .where('username', '=', of)
      .executeTakeFirstOrThrow();
    const id = drawId(clock.now());
    await tx
      .insertInto('identity_members')
      .values({ ...player, ...as, id })
      .execute();
    return id;
  });
