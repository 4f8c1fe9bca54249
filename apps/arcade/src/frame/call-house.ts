import type { HouseCall, HouseReply, HouseRequest } from '@maneki/contract/house/schemas';

/** A refusal as it crosses the wire: the sentence is already in the player's language. */
export type Refusal = {
  readonly code: string;
  readonly message: string;
  /** What it is about, by the names that the contract gives each code. */
  readonly detail?: Readonly<Record<string, unknown>> | undefined;
};

export type Answer<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly refusal: Refusal };

/** Nobody knows whether the house has heard the call: it may be repeated, nothing may be concluded. */
export class NoAnswerError extends Error {
  override name = 'NoAnswerError';
}

/** Methods and paths as the contract has them, written as plain data: schemas stay with the house. */
const CALLS = {
  openSession: 'POST /sessions',
  getState: 'GET /state',
  spin: 'POST /spins',
  rollDice: 'POST /dice/rolls',
  placeBets: 'POST /tables/bets',
  cancelBets: 'POST /tables/bets/cancel',
  getSeat: 'GET /tables/seat',
  placeSlip: 'POST /lottery/slips',
  cancelSlip: 'POST /lottery/slips/cancel',
  listSlips: 'GET /lottery/slips',
  listChases: 'GET /lottery/chases',
  cancelChase: 'POST /lottery/chases/cancel',
  listIssues: 'GET /lottery/issues',
  seeRound: 'POST /rounds/seen',
  listRounds: 'GET /rounds',
  rotateSeeds: 'POST /seeds/rotate',
} as const satisfies Record<HouseCall, string>;

const TIME_OUT_MS = 10_000;

export type CallHouse = <Call extends HouseCall>(
  call: Call,
  request: HouseRequest<Call>,
) => Promise<Answer<HouseReply<Call>>>;

/** Calls the house with a bearer, or without one where a session is only being opened. */
export function houseCaller(bearer?: string): CallHouse {
  return async (call, request) => {
    const [method, path] = CALLS[call].split(' ') as ['GET' | 'POST', string];
    const response = await send(method, path, request, bearer);
    if (response.status >= 500) throw new NoAnswerError(`the house answered ${response.status}`);
    const body = await readJson(response);
    if (response.ok) return { ok: true, value: body as never };
    const { code = 'house.temporary', message = '', detail } = body as Partial<Refusal>;
    return { ok: false, refusal: { code, message, ...(detail && { detail }) } };
  };
}

async function send(
  method: 'GET' | 'POST',
  path: string,
  request: Readonly<Record<string, unknown>>,
  bearer: string | undefined,
): Promise<Response> {
  const headers = new Headers();
  if (bearer) headers.set('Authorization', `Bearer ${bearer}`);
  const url = new URL(`/games/api${path}`, location.origin);
  const options: RequestInit = { method, headers, signal: AbortSignal.timeout(TIME_OUT_MS) };
  if (method === 'POST') {
    headers.set('Content-Type', 'application/json');
    options.body = JSON.stringify(request);
  } else {
    for (const [name, value] of Object.entries(request)) {
      if (value !== undefined) url.searchParams.set(name, String(value));
    }
  }
  try {
    return await fetch(url, options);
  } catch (error) {
    throw new NoAnswerError('the house could not be reached', { cause: error });
  }
}

async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch (error) {
    throw new NoAnswerError('the answer was cut off', { cause: error });
  }
}
