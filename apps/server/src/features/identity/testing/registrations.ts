import type { RequestOf } from '@maneki/contract/contract';
import { identityEndpoints } from '@maneki/contract/identity/endpoints';
import type { Answered } from '#testing/send-call';
import { codeIn } from '#testing/test-outside';
import type { TestServer } from '#testing/test-server';
import { readPicture } from './visitors.ts';

type Fields = RequestOf<typeof identityEndpoints.registerByUsername>;

export const GOOD_PASSWORD = 'Quiet7Lantern';

export type RegistrationOptions = {
  readonly headers?: Record<string, string>;
  readonly cookie?: string;
};

type Register = (
  server: TestServer,
  fields: Partial<Fields>,
  options?: RegistrationOptions,
) => Promise<Answered>;

/** Fills in a form as little as it must be, with what a test changes. */
const registerAt =
  (endpoint: RegistrationEndpoint): Register =>
  async (server, fields, options = {}) => {
    const picture = await readPicture(server, options.headers);
    const password = { password: GOOD_PASSWORD, confirmPassword: GOOD_PASSWORD };
    const input = { agreement: true, ...password, ...picture, ...fields };
    return server.send(endpoint, input, options);
  };

type RegistrationEndpoint = (typeof identityEndpoints)['registerByUsername' | 'registerByMobile'];

export const registerByUsername = registerAt(identityEndpoints.registerByUsername);

/** The same by number; the code must have been asked for. */
export const registerByMobile = registerAt(identityEndpoints.registerByMobile);

/** Asks for a code to register with, and reads it. */
export async function receiveCode(
  server: TestServer,
  mobileNum: string,
  headers: Record<string, string>,
): Promise<string> {
  const input = { mobileNum, countryDialingCode: '81', purpose: 'register' } as const;
  const { status, body } = await server.send(identityEndpoints.sendCode, input, { headers });
  if (status !== 200) throw new Error(JSON.stringify(body));
  return codeIn(server.messages.at(-1));
}

/** What stands about a member, by username. */
export const readMemberRow = (server: TestServer, username: string, merchantCode = 'maneki') =>
  server.database.statement((tx) =>
    tx
      .selectFrom('identity_members')
      .selectAll()
      .where('merchant_code', '=', merchantCode)
      .where('username', '=', username)
      .executeTakeFirst(),
  );

/** How much stands in each table that a registration writes to. */
export const countTraces = (server: TestServer) =>
  server.database.transact(async (tx) => {
    const count = async (table: 'identity_members' | 'identity_sessions') =>
      (await tx.selectFrom(table).select('id').execute()).length;
    const codes = await tx.selectFrom('identity_affiliate_codes').select('uses').execute();
    const spent = await tx
      .selectFrom('identity_codes')
      .select('id')
      .where('spent_at', 'is not', null)
      .execute();
    const events = await tx
      .selectFrom('platform_outbox_events')
      .select('name')
      .where('name', '=', 'identity.member_registered')
      .execute();
    return {
      members: await count('identity_members'),
      sessions: await count('identity_sessions'),
      uses: codes.reduce((total, { uses }) => total + uses, 0),
      spent: spent.length,
      events: events.length,
    };
  });
