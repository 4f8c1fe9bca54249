import type { VerificationCode } from '@maneki/contract/safety/verification-refusals';
import type { RefusalPhrases } from '../words.ts';

/** What is said about papers that show who somebody is. The server says it; no page carries it. */
export const verificationRefusals = {
  name_invalid: 'Please enter your name as your document has it: {min} to {max} letters.',
  birthday_invalid: 'Please enter a real date.',
  too_young: 'You must be at least {age} years old.',
  picture_too_large: 'A photo may have at most {megabytes} MB.',
  picture_too_wide: 'A photo may be at most {pixels} pixels wide and high.',
  picture_unreadable: 'This is no photo that we can read. Please take a JPEG or PNG.',
  person_missing: 'Please enter your name and birthday first.',
  documents_missing: 'Some photos are still missing.',
  document_kind_unfit: 'This document is not accepted in your country.',
  verification_in_review: 'Your documents are being looked at. Please wait for the answer.',
  verification_approved:
    'You are verified already. Customer service changes your name and birthday.',
  verification_unknown: 'There is no such verification.',
  verification_claimed: '{operator} is looking at this one.',
  verification_unclaimed: 'Take it from the queue first.',
  verification_decided: 'This has been decided already, or the member sent newer documents.',
} as const satisfies RefusalPhrases<VerificationCode>;
