import type { RefusalOf, RefusalTable } from '../endpoint.ts';

/**
 * What the platform itself refuses, before a feature is asked: any call may answer with these. The
 * order is the order of the checks; the first that applies is the answer.
 */
export const callRefusals = {
  'call.not_found': { status: 404, detail: [] },
  'call.method_not_allowed': { status: 405, detail: [] },
  'call.too_many_requests': { status: 429, detail: ['seconds'] },
  'call.merchant_unknown': { status: 400, detail: [] },
  'call.language_unknown': { status: 400, detail: [] },
  'call.module_mismatch': { status: 400, detail: [] },
  'call.body_too_large': { status: 413, detail: [] },
  'call.body_unsupported': { status: 415, detail: [] },
  'call.body_unreadable': { status: 400, detail: [] },
  'call.proof_needed': { status: 400, detail: [] },
  'call.proof_invalid': { status: 400, detail: [] },
  'call.encryption_required': { status: 400, detail: [] },
  'call.encryption_key_unknown': { status: 400, detail: [] },
  'call.encryption_broken': { status: 400, detail: [] },
  'call.encryption_stale': { status: 400, detail: [] },
  'call.encryption_replayed': { status: 409, detail: [] },
  'call.idempotency_key_needed': { status: 400, detail: [] },
  'call.input_invalid': { status: 422, detail: ['field'] },
  'call.login_required': { status: 401, detail: [] },
  'call.session_expired': { status: 401, detail: [] },
  'call.not_permitted': { status: 403, detail: [] },
} as const satisfies RefusalTable<'call'>;

export type CallRefusal = RefusalOf<typeof callRefusals>;

/** Stands for the field where what was sent is wrong as a whole; the sentence then names none. */
export const NO_FIELD = 'none';
