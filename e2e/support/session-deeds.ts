import { findMemberByUsername } from '@maneki/server/features/identity/members/store';
import { openSession } from '@maneki/server/features/identity/sessions/open-session';
import { openOperatorSession } from '@maneki/server/features/operators/open-session';
import type { Call } from '@maneki/server/platform/calls/call';
import type { Database } from '@maneki/server/platform/database/database';
import type { Named } from './control-deeds.ts';

/** A browser of which nothing else is known. */
const CLIENT = { cookies: {}, userAgent: '', isBrowser: true } as const;

/** Lets a journey be somebody without a form: most are not about the login. */
export function createSessionDeeds(database: Database) {
  return {
    /** Answers the secret of the session, and what a page remembers of it. */
    openSession: ({ merchantCode, username }: Named) =>
      database.transact(async (tx) => {
        const member = await findMemberByUsername(tx, { merchantCode, username });
        if (!member) throw new Error(`nobody is called ${username}`);
        const known = { now: new Date(), client: CLIENT, address: '', countryCode: null };
        const call = known as unknown as Call;
        const { cookie, reply } = await openSession(tx, { call, member, via: 'PASSWORD' });
        return { token: cookie.token, reply };
      }),

    /** Answers the secret of the session. */
    openOperatorSession: ({ name }: { readonly name: string }) =>
      database.transact(async (tx) => {
        const opened = await openOperatorSession(tx, { name, now: new Date() });
        if (!opened.ok) throw new Error(`no operator is called ${name}`);
        return opened.value.token;
      }),
  };
}

export type SessionDeeds = ReturnType<typeof createSessionDeeds>;
