import type { CallRefusal } from '@maneki/contract/call/refusals';
import type { RefusalPhrases } from '../words.ts';

/** What the platform itself answers, before a feature is asked. */
export const call = {
  refusals: {
    not_found: 'The requested URL is invalid.',
    method_not_allowed: 'The requested URL is invalid.',
    too_many_requests: 'System busy, try again later. Please wait {seconds} s.',
    merchant_unknown: 'We do not know this site.',
    language_unknown: 'We do not speak this language yet.',
    module_mismatch: 'This call belongs to another part of the site.',
    body_too_large: 'That is more than we can take at once.',
    body_unsupported: 'Please send this as JSON.',
    body_unreadable: 'We could not read what was sent.',
    proof_needed: 'We could not check your device. Please reload the page and try again.',
    proof_invalid: 'The check of your device has expired. Please try again.',
    encryption_required: 'This call must be encrypted. Please reload the page.',
    encryption_key_unknown: 'The key of this page is too old. Please reload the page.',
    encryption_broken: 'What was sent could not be decrypted. Please reload the page.',
    encryption_stale: 'That took too long. Please check the clock of your device and try again.',
    encryption_replayed: 'This was already sent. Please try again.',
    idempotency_key_needed: 'This request lacks its key. Please reload the page and try again.',
    input_invalid:
      '{field, select, none {Something in what was sent is not right.} other {Something in “{field}” is not right.}}',
    login_required: 'Please login first',
    session_expired: 'You are not logged in, please login first',
    not_permitted:
      'Sorry, this account does not have permission or the feature is temporarily unavailable.',
  },
  /** For a bug of ours: one neutral sentence and a reference that support can find. */
  unknown_error: 'Unknown error. Reference: {reference}',
  system_busy: 'System busy, try again later',
} as const satisfies { refusals: RefusalPhrases<CallRefusal['code']> } & Record<string, unknown>;
