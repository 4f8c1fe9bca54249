import { hash } from '@node-rs/argon2';
import { drawId } from '#platform/secrets/secrets';
import type { TestServer } from '#testing/test-server';
import { DEMO_PASSWORD } from '../demo/seed-demo.ts';
import { findMember, insertMember, type NewMember } from '../members/store.ts';

let accounts = 0;
let demoHash: Promise<string> | undefined;

/** A hash says itself what comparing with it costs. What passwords of members cost is proven where they are hashed. */
const CHEAP = { memoryCost: 8, timeCost: 1, parallelism: 1 } as const;

/** A new account with the demo password, which no other test knows of. */
export async function openAccount(
  { database, clock }: Pick<TestServer, 'database' | 'clock'>,
  fields: Partial<NewMember> = {},
) {
  accounts += 1;
  demoHash ??= hash(DEMO_PASSWORD, CHEAP);
  const now = clock.now();
  const member: NewMember = {
    id: drawId(now),
    merchantCode: 'maneki',
    type: 0,
    username: `guest${String(accounts).padStart(3, '0')}`,
    currency: 'JPY',
    language: 'EN',
    countryCode: null,
    passwordHash: await demoHash,
    joinedVia: 'DEFAULT',
    registeredAt: now,
    registeredAddress: '',
    registerHost: 'localhost',
    registerMethod: 'H5',
    ...fields,
  };
  return database.transact(async (tx) => {
    if (!(await insertMember(tx, member))) throw new Error(`${member.username} is taken`);
    return (await findMember(tx, member.id))!;
  });
}
