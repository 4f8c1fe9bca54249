import type { RequestOf, ResponseOf } from '@maneki/contract/contract';
import type { Endpoint } from '@maneki/contract/endpoint';
import type { Refusal } from '@maneki/contract/visit';
import { call } from '#platform/call/browser.ts';
import { UnreachableError } from '#platform/call/call.ts';
import { RefusedError } from '#platform/call/refused-error.ts';
import { InsecureContextError } from '#platform/call/seal-call.ts';
import { inOwnWords, type Problem, problemOf } from './problem.ts';

export type Asked<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly problem: Problem; readonly refusal?: Refusal };

export type Refused = Extract<Asked<unknown>, { ok: false }>;

/** Makes a call for a form: whatever stands in its way comes back as something to say. */
export async function ask<E extends Endpoint>(
  endpoint: E,
  request: RequestOf<E>,
): Promise<Asked<ResponseOf<E>>> {
  try {
    const answer = await call(endpoint, request);
    if (answer.ok) return answer;
    return { ok: false, problem: problemOf(answer.refusal), refusal: answer.refusal };
  } catch (error) {
    return { ok: false, problem: problemOfFailure(error) };
  }
}

function problemOfFailure(error: unknown): Problem {
  if (error instanceof InsecureContextError) return { type: 'form.insecure' };
  if (error instanceof RefusedError) return inOwnWords(error.message);
  if (error instanceof UnreachableError)
    return { type: navigator.onLine ? 'call.system_busy' : 'shell.notices.offline' };
  reportError(error);
  return { type: 'shell.notices.unknownError' };
}
