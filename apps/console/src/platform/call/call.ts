import type { RequestOf, ResponseOf } from '@maneki/contract/contract';
import type { Endpoint } from '@maneki/contract/endpoint';
import { choice } from '../choice.ts';

/** A no of the server, with the sentence that it says. */
export class RefusedError extends Error {
  override name = 'RefusedError';
  readonly code: string;
  readonly detail: object;

  constructor({ code, message, detail }: Refused) {
    super(message);
    this.code = code;
    this.detail = detail;
  }
}

/** Whether a call found nobody in, or nobody any more. */
export const isOut = (error: unknown): boolean =>
  error instanceof RefusedError &&
  (error.code === 'call.session_expired' || error.code === 'call.login_required');

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
  const { name, method, module, path } = endpoint;
  const answer = await send(name, `${path}${isInQuery ? writeQuery(request as object) : ''}`, {
    method,
    signal: AbortSignal.timeout(CALL_TIMEOUT_MS),
    headers: { module, ...(!isInQuery && { 'content-type': 'application/json' }) },
    ...(!isInQuery && { body: JSON.stringify(request) }),
  });
  const body = await answer.json().catch(() => undefined);
  if (answer.ok && body && 'value' in body) return body.value;
  throw problemOf(name, answer, body);
}

/** A file that the server writes while it is read; it takes as long as it takes. */
export async function download(
  path: string,
  request: object,
): Promise<{ readonly file: Blob; readonly name: string }> {
  const answer = await send(path, `${path}${writeQuery(request)}`, { method: 'GET' });
  if (!answer.ok) throw problemOf(path, answer, await answer.json().catch(() => undefined));
  const file = await answer.blob().catch((cause: unknown) => {
    throw new UnreachableError(path, { cause });
  });
  const disposition = answer.headers.get('content-disposition') ?? '';
  return { file, name: /filename="([^"]+)"/.exec(disposition)?.[1] ?? 'export.csv' };
}

async function send(name: string, address: string, init: RequestInit): Promise<Response> {
  const { merchant, language } = choice.get();
  const headers = { ...init.headers, language, merchant };
  try {
    return await fetch(`/api${address}`, { ...init, headers, credentials: 'same-origin' });
  } catch (cause) {
    throw new UnreachableError(name, { cause });
  }
}

type Refused = { readonly code: string; readonly message: string; readonly detail: object };

function problemOf(name: string, answer: Response, body: Refused | undefined): Error {
  if (answer.status >= 500 || typeof body?.code !== 'string') return new UnreachableError(name);
  const refused = new RefusedError(body);
  if (isOut(refused)) window.dispatchEvent(new Event(SESSION_ENDED));
  return refused;
}

function writeQuery(request: object): string {
  const named = Object.entries(request).filter(([, value]) => value !== undefined && value !== '');
  const query = new URLSearchParams(named.map(([name, value]) => [name, String(value)])).toString();
  return query && `?${query}`;
}
