import type { MemberType } from '@maneki/contract/identity/member-types';
import { sql } from 'kysely';
import { drawId } from '#platform/secrets/secrets';
import type { TestServer } from '#testing/test-server';

type Kin = {
  readonly username: string;
  readonly type: MemberType;
  readonly parentId: string | null;
  readonly merchantCode?: string;
};

/** Somebody at a place of the tree, who logs in like the demo player. Answers who. */
export async function makeKin(
  { database, clock }: Pick<TestServer, 'database' | 'clock'>,
  { username, type, parentId, merchantCode = 'maneki' }: Kin,
): Promise<string> {
  const id = drawId(clock.now());
  await database.statement((tx) =>
    sql`
      insert into identity_members (id, merchant_code, type, username, password_hash, currency, language,
        parent_id, joined_via, register_host, register_method, registered_at, registered_address)
      select ${id}, ${merchantCode}, ${type}, ${username}, password_hash, currency, language,
             ${parentId}, 'OPERATOR', register_host, register_method, ${clock.now()}, ''
        from identity_members where username = 'sakura' and merchant_code = ${merchantCode}`.execute(
      tx,
    ),
  );
  return id;
}
