import type { RequestOf, ResponseOf } from '@maneki/contract/contract';
import type { Endpoint } from '@maneki/contract/endpoint';
import { choice } from '../choice.ts';

/** A no of the server, with the sentence that it says. */
export class RefusedError extends Error {
  override name = 'RefusedError';
  readonly code: string;

  constructor({ code, message }: { readonly code: string; readonly message: string }) {
    super(message);
    this.code = code;
  }
}

/** No answer came, or none of ours. */
export class UnreachableError extends Error {
  override name = 'UnreachableError';
}

const CALL_TIMEOUT_MS = 15_000;

/** Told to the window when the session is over, whichever call found out. */
export const SESSION_ENDED = 'session-ended';

/** Calls the server for the merchant that is chosen, and in the language that is spoken. */
export async function call<E extends Endpoint>(
  endpoint: E,
  request: RequestOf<E>,
): Promise<ResponseOf<E>> {
  const isInQuery = endpoint.method === 'GET' || endpoint.method === 'DELETE';
  const { merchant, language } = choice.get();
  const answer = await fetch(
    `/api${endpoint.path}${isInQuery ? writeQuery(request as object) : ''}`,
    {
      method: endpoint.method,
      credentials: 'same-origin',
      signal: AbortSignal.timeout(CALL_TIMEOUT_MS),
      headers: {
        language,
        module: endpoint.module,
        merchant,
        ...(!isInQuery && { 'content-type': 'application/json' }),
      },
      ...(!isInQuery && { body: JSON.stringify(request) }),
    },
  ).catch((cause: unknown) => {
    throw new UnreachableError(endpoint.name, { cause });
  });
  const body = await answer.json().catch(() => undefined);
  if (answer.ok && body && 'value' in body) return body.value;
  if (answer.status >= 500 || typeof body?.code !== 'string')
    throw new UnreachableError(endpoint.name);
  const isOver = body.code === 'call.session_expired' || body.code === 'call.login_required';
  if (isOver) window.dispatchEvent(new Event(SESSION_ENDED));
  throw new RefusedError(body);
}

function writeQuery(request: object): string {
  const named = Object.entries(request).filter(([, value]) => value !== undefined && value !== '');
  const query = new URLSearchParams(named.map(([name, value]) => [name, String(value)])).toString();
  return query && `?${query}`;
}
