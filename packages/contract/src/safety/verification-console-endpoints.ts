import type { Endpoints } from '../endpoint.ts';
import type { VerificationCode } from './verification-refusals.ts';

/** How operators look at members' papers. Names, birthdays and pictures are shown by an act alone. */
export const verificationConsoleEndpoints = {
  listVerifications: {
    name: 'safety.listVerifications',
    method: 'GET',
    path: '/console/safety/verifications',
    module: 'COMM3',
    access: 'operator:readVerifications',
    refusals: ['safety.cursor_invalid'],
  },
  getVerification: {
    name: 'safety.getVerification',
    method: 'GET',
    path: '/console/safety/verification',
    module: 'COMM3',
    access: 'operator:readVerifications',
    refusals: ['safety.verification_unknown'],
  },
  /** How well one member is known, and what became of everything that they sent. */
  readMemberVerification: {
    name: 'safety.readMemberVerification',
    method: 'GET',
    path: '/console/safety/member/verification',
    module: 'COMM3',
    access: 'operator:readVerifications',
    refusals: ['safety.member_unknown'],
  },
  /** Takes it from the queue, so that nobody else looks at the same. */
  claimVerification: {
    name: 'safety.claimVerification',
    method: 'POST',
    path: '/console/safety/verification/claim',
    module: 'COMM3',
    access: 'operator:reviewVerifications',
    refusals: [
      'safety.verification_unknown',
      'safety.verification_claimed',
      'safety.verification_decided',
    ],
  },
  releaseVerification: {
    name: 'safety.releaseVerification',
    method: 'POST',
    path: '/console/safety/verification/release',
    module: 'COMM3',
    access: 'operator:reviewVerifications',
    refusals: [
      'safety.verification_unknown',
      'safety.verification_claimed',
      'safety.verification_unclaimed',
      'safety.verification_decided',
    ],
  },
  /** Shows what was sent in. Each look is written down. */
  openDocuments: {
    name: 'safety.openDocuments',
    method: 'POST',
    path: '/console/safety/verification/documents',
    module: 'COMM3',
    access: 'operator:reviewVerifications',
    refusals: [
      'safety.verification_unknown',
      'safety.verification_claimed',
      'safety.verification_unclaimed',
    ],
  },
  approveVerification: {
    name: 'safety.approveVerification',
    method: 'POST',
    path: '/console/safety/verification/approval',
    module: 'COMM3',
    access: 'operator:reviewVerifications',
    refusals: [
      'safety.verification_unknown',
      'safety.verification_claimed',
      'safety.verification_unclaimed',
      'safety.verification_decided',
    ],
  },
  rejectVerification: {
    name: 'safety.rejectVerification',
    method: 'POST',
    path: '/console/safety/verification/rejection',
    module: 'COMM3',
    access: 'operator:reviewVerifications',
    refusals: [
      'safety.verification_unknown',
      'safety.verification_claimed',
      'safety.verification_unclaimed',
      'safety.verification_decided',
    ],
  },
} as const satisfies Endpoints<
  VerificationCode | 'safety.cursor_invalid' | 'safety.member_unknown'
>;
