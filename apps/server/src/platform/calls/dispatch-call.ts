import type { Endpoint } from '@maneki/contract/endpoint';
import { invariant } from '@maneki/kernel/invariant';
import { done, type Outcome, refused } from '@maneki/kernel/outcome';
import type { Call } from './call.ts';
import type { CallGate } from './call-gate.ts';
import type { Callers } from './callers.ts';
import { checkReply } from './check-reply.ts';
import type { CallSet } from './handlers.ts';

export type AnyRefusal = { readonly code: string; readonly detail: object };

export type Dispatch = (
  endpoint: Endpoint,
  call: Call,
  input: unknown,
) => Promise<Outcome<unknown, AnyRefusal>>;

export type DispatchOptions = {
  readonly gate: CallGate;
  readonly callers: Callers;
  readonly callSets: readonly CallSet[];
  /** Whether handlers must answer as their schemas say: in tests and development, where that costs nobody time. */
  readonly areRepliesChecked: boolean;
};

/**
 * Answers calls wherever they come from, the wire or a page rendered in this process: is the site
 * open, may the caller, is the input right, and only then the handler.
 */
export function createDispatch(options: DispatchOptions): Dispatch {
  const { gate, callers, callSets, areRepliesChecked } = options;
  const answers = new Map(callSets.flatMap(listAnswers));

  return async (endpoint, call, input) => {
    const answer = answers.get(endpoint.name);
    invariant(answer, `no handler answers ${endpoint.name}`);

    const closed = endpoint.alwaysOpen ? undefined : gate.findRefusal(call);
    if (closed) return refused(closed);
    const admitted = await admit(callers, endpoint, call);
    if (!admitted.ok) return admitted;

    if (endpoint.movesMoney && !call.idempotencyKey)
      return refused({ code: 'call.idempotency_key_needed', detail: {} });
    const request = answer.schemas.request.safeParse(input);
    if (!request.success) {
      const field = request.error.issues[0]?.path.join('.') || '-';
      return refused({ code: 'call.input_invalid', detail: { field } });
    }
    const outcome = await answer.handler(admitted.value as never, request.data as never);
    if (areRepliesChecked && outcome.ok)
      checkReply(endpoint.name, answer.schemas.response, outcome.value);
    return outcome;
  };
}

/** Finds out who calls, where that matters, and whether they may. */
async function admit(
  callers: Callers,
  endpoint: Endpoint,
  call: Call,
): Promise<Outcome<Call, AnyRefusal>> {
  if (endpoint.access === 'anyone') return done(call);
  const caller = call.caller ?? (await callers.find(call));
  if (!caller) return refused({ code: 'call.login_required', detail: {} });
  if (caller === 'expired') return refused({ code: 'call.session_expired', detail: {} });
  const refusal = callers.findRefusal(caller, endpoint);
  return refusal ? refused(refusal) : done({ ...call, caller });
}

function listAnswers({ endpoints, schemas, handlers }: CallSet) {
  return Object.entries(endpoints).map(([key, endpoint]) => {
    const handler = handlers[key];
    const pair = schemas[endpoint.name];
    invariant(handler && pair, `${endpoint.name} has no handler or no schemas`);
    return [endpoint.name, { handler, schemas: pair }] as const;
  });
}
