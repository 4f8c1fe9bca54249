import type { verificationEndpoints } from '@maneki/contract/safety/verification-endpoints';
import { done } from '@maneki/kernel/outcome';
import type { MemberCall } from '#platform/calls/call';
import type { Handlers } from '#platform/calls/handlers';
import { addDocument } from './add-document.ts';
import { readVerification } from './read-verification.ts';
import { statePerson } from './state-person.ts';
import { submitVerification } from './submit-verification.ts';
import type { VerificationServices } from './verification-services.ts';

/** Translates between the wire and the use cases. Decides nothing. */
export function verificationHandlers(
  services: VerificationServices,
): Handlers<typeof verificationEndpoints> {
  const { database } = services;
  const memberOf = ({ caller, now }: MemberCall) => ({ memberId: caller.memberId, now });
  return {
    readVerification: (call) =>
      database.transact(async (tx) => done(await readVerification(services, tx, memberOf(call)))),
    statePerson: (call, typed) =>
      database.transact(async (tx) => {
        const stated = await statePerson(services, tx, { ...memberOf(call), typed });
        if (!stated.ok) return stated;
        return done(await readVerification(services, tx, memberOf(call)));
      }),
    addDocument: async (call, { side, data }) => {
      const bytes = Buffer.from(data, 'base64');
      const added = await addDocument(services, { ...memberOf(call), side, bytes });
      if (!added.ok) return added;
      return database.transact(async (tx) =>
        done(await readVerification(services, tx, memberOf(call))),
      );
    },
    submitVerification: (call, { documentKind }) =>
      database.transact(async (tx) => {
        const sent = await submitVerification(services, tx, { ...memberOf(call), documentKind });
        if (!sent.ok) return sent;
        return done(await readVerification(services, tx, memberOf(call)));
      }),
  };
}
