import { PROOF_HEADER } from '@maneki/contract/call/proof';
import type { ResponseOf } from '@maneki/contract/contract';
import type { Endpoint } from '@maneki/contract/endpoint';
import type { Language } from '@maneki/contract/language';
import type { CallFunction, Refusal } from '@maneki/contract/visit';
import { isInstalled } from '../install/installed.ts';
import { watchSpeed } from './connection.ts';

/** Thrown when no answer arrived, or one that is not ours. A refusal is an answer, so it is returned. */
export class UnreachableError extends Error {
  override name = 'UnreachableError';
  readonly status: number | undefined;

  constructor(endpoint: Endpoint, status?: number, cause?: unknown) {
    super(`${endpoint.name} was not answered`, { cause });
    this.status = status;
  }
}

const CALL_TIMEOUT_MS = 15_000;

/** Told to the window when the server knows no session, or none any more. Guests have none to miss. */
export const SESSION_ENDED = 'session-ended';

/** Told when a call found out that its member stays away by now: decided in another tab, or on another device. */
export const EXCLUDED = 'member-excluded';

/** Told by whoever changed something about the member that the whole page goes by. */
export const MEMBER_CHANGED = 'member-changed';

/** Makes calls over HTTP in the language that the page speaks now. */
export function createCall(language: () => Language): CallFunction {
  const send: CallFunction = async (endpoint, request, { idempotencyKey } = {}) => {
    const proof = endpoint.proof
      ? await (await import('./prove-call.ts')).proofs.take(endpoint.proof)
      : undefined;
    const sealed = endpoint.encrypted
      ? await (await import('./seal-call.ts')).sealCall(endpoint, request)
      : undefined;
    const isInQuery = endpoint.method === 'GET' || endpoint.method === 'DELETE';
    const query = isInQuery ? writeQuery(request as Record<string, unknown>) : '';
    const sent = fetch(`/api${endpoint.path}${query}`, {
      method: endpoint.method,
      credentials: 'same-origin',
      signal: AbortSignal.timeout(CALL_TIMEOUT_MS),
      headers: {
        language: language(),
        module: endpoint.module,
        ...(isInstalled() ? { device: 'OTHERS' } : {}),
        ...(proof ? { [PROOF_HEADER]: proof } : {}),
        ...(sealed ? { encryption: sealed.header } : {}),
        ...(idempotencyKey ? { 'idempotency-key': idempotencyKey } : {}),
        ...(isInQuery ? {} : { 'content-type': 'application/json' }),
      },
      ...(isInQuery ? {} : { body: JSON.stringify(sealed?.body ?? request) }),
    });
    const answer = await watchSpeed(sent).catch((cause: unknown) => {
      throw new UnreachableError(endpoint, undefined, cause);
    });
    return readAnswer(endpoint, answer);
  };
  return async (endpoint, request, options) => {
    const answer = await send(endpoint, request, options);
    // A proof can expire on the way; nothing has been done yet, so another one is sent without asking.
    const isUnproven = !answer.ok && answer.refusal.code === 'call.proof_invalid';
    return isUnproven ? send(endpoint, request, options) : answer;
  };
}

async function readAnswer<E extends Endpoint>(endpoint: E, answer: Response) {
  const body = (await answer.json().catch(() => undefined)) as
    | { value?: unknown; code?: unknown; message?: unknown; detail?: Refusal['detail'] }
    | undefined;
  if (answer.ok && body && 'value' in body)
    return { ok: true, value: body.value as ResponseOf<E> } as const;
  if (answer.status < 500 && typeof body?.code === 'string' && typeof body.message === 'string') {
    const { code, message, detail = {} } = body;
    // Whoever keeps the session hears of its end from whatever call found out.
    if (code === 'call.session_expired' || code === 'call.login_required')
      window.dispatchEvent(new Event(SESSION_ENDED));
    if (code === 'safety.excluded') window.dispatchEvent(new Event(EXCLUDED));
    return { ok: false, refusal: { code, message, detail } } as const;
  }
  throw new UnreachableError(endpoint, answer.status);
}

function writeQuery(request: Record<string, unknown>): string {
  const query = new URLSearchParams(
    Object.entries(request)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, String(value)]),
  ).toString();
  return query && `?${query}`;
}
