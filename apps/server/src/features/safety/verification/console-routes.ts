import type { verificationConsoleEndpoints } from '@maneki/contract/safety/verification-console-endpoints';
import type { OperatorCall } from '#platform/calls/call';
import type { Handlers } from '#platform/calls/handlers';
import { readMemberVerification } from './read-member-verification.ts';
import { claimVerification, releaseVerification } from './review/claim-verification.ts';
import { decideVerification } from './review/decide-verification.ts';
import { getVerification } from './review/get-verification.ts';
import { listVerifications } from './review/list-verifications.ts';
import { openDocuments } from './review/open-documents.ts';
import type { Reviewer } from './review/reviewer.ts';
import type { VerificationServices } from './verification-services.ts';

/** Translates between the wire and the use cases for operators. Decides nothing. */
export function verificationConsoleHandlers(
  services: VerificationServices,
): Handlers<typeof verificationConsoleEndpoints> {
  const { database } = services;
  return {
    listVerifications: ({ merchantCode, operator }, asked) =>
      listVerifications(database, { ...asked, merchantCode, operator: operator.name }),
    getVerification: (call, asked) =>
      database.transact((tx) => getVerification(tx, reviewerOf(call, asked))),
    readMemberVerification: ({ merchantCode }, { memberId }) =>
      database.transact((tx) => readMemberVerification(tx, { memberId, merchantCode })),
    claimVerification: (call, asked, tx) => claimVerification(tx, reviewerOf(call, asked)),
    releaseVerification: (call, asked, tx) => releaseVerification(tx, reviewerOf(call, asked)),
    openDocuments: (call, asked, tx) => openDocuments(services, tx, reviewerOf(call, asked)),
    approveVerification: (call, asked, tx) =>
      decideVerification(tx, reviewerOf(call, asked), { status: 'APPROVED' }),
    rejectVerification: (call, { because, note, ...asked }, tx) =>
      decideVerification(tx, reviewerOf(call, asked), {
        status: 'REJECTED',
        reason: because,
        note: note || null,
      }),
  };
}

const reviewerOf = (
  { merchantCode, operator, now }: OperatorCall,
  { id }: { readonly id: string },
): Reviewer => ({ id, merchantCode, operator: operator.name, now });
