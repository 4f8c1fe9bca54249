import { NO_FIELD } from '@maneki/contract/call/refusals';
import type { Access, Endpoint } from '@maneki/contract/endpoint';
import {
  type OperatorRight,
  operatorRightOf,
  roleHasRight,
} from '@maneki/contract/operators/rights';
import { invariant } from '@maneki/kernel/invariant';
import { done, type Outcome, refused } from '@maneki/kernel/outcome';
import type { Acted } from '#platform/audit/act';
import { recordAct } from '#platform/audit/record-act';
import type { Database, Tx } from '#platform/database/database';
import type { Call, OperatorCall } from './call.ts';
import type { CallGate } from './call-gate.ts';
import type { Callers, OperatorCallers } from './callers.ts';
import { checkReply } from './check-reply.ts';
import type { AnyHandler, CallSet } from './handlers.ts';

export type AnyRefusal = { readonly code: string; readonly detail: object };

export type Dispatch = (
  endpoint: Endpoint,
  call: Call,
  input: unknown,
) => Promise<Outcome<unknown, AnyRefusal>>;

export type DispatchOptions = {
  readonly database: Database;
  readonly gate: CallGate;
  readonly callers: Callers;
  readonly operators: OperatorCallers;
  readonly callSets: readonly CallSet[];
  /** Whether handlers must answer as their schemas say: in tests and development, where that costs nobody time. */
  readonly areRepliesChecked: boolean;
};

/**
 * Answers calls wherever they come from, the wire or a page rendered in this process: is the site
 * open, may the caller, is the input right, and only then the handler.
 */
export function createDispatch(options: DispatchOptions): Dispatch {
  const { gate, callSets, areRepliesChecked } = options;
  const answers = new Map(callSets.flatMap(listAnswers));

  return async (endpoint, call, input) => {
    const answer = answers.get(endpoint.name);
    invariant(answer, `no handler answers ${endpoint.name}`);

    const right = operatorRightOf(endpoint.access);
    // Whoever runs the site comes in while it is closed to others.
    const closed = endpoint.alwaysOpen || right ? undefined : gate.findRefusal(call);
    if (closed) return refused(closed);
    const admitted = await (right
      ? admitOperator(options.operators, right, call)
      : admitMember(options.callers, { ...endpoint, access: endpoint.access as Access }, call));
    if (!admitted.ok) return admitted;

    if (endpoint.movesMoney && !call.idempotencyKey)
      return refused({ code: 'call.idempotency_key_needed', detail: {} });
    const request = answer.schemas.request.safeParse(input);
    if (!request.success) {
      const field = request.error.issues[0]?.path.join('.') || NO_FIELD;
      return refused({ code: 'call.input_invalid', detail: { field } });
    }
    const purposed = await admitPurpose(options.callers, endpoint, {
      call: admitted.value,
      request: request.data,
    });
    if (!purposed.ok) return purposed;
    const outcome = await run(options.database, answer.handler, {
      endpoint,
      call: purposed.value,
      request: request.data,
    });
    if (areRepliesChecked && outcome.ok)
      checkReply(endpoint.name, answer.schemas.response, outcome.value);
    return outcome;
  };
}

type Admitted = { readonly endpoint: Endpoint; readonly call: Call; readonly request: unknown };

/** What an operator changes is written into the audit trail by whoever runs it, and not by the handler. */
async function run(
  database: Database,
  handler: CallSet['handlers'][string],
  { endpoint, call, request }: Admitted,
): Promise<Outcome<unknown, AnyRefusal>> {
  const isAct = endpoint.method !== 'GET' && operatorRightOf(endpoint.access) !== undefined;
  const { prepare, act } =
    typeof handler === 'function' ? { prepare: undefined, act: handler } : handler;
  const ask = (asked: AnyHandler, input: unknown, tx?: Tx) =>
    asked(call as never, input as never, tx as never);
  const prepared = prepare ? await ask(prepare, request) : done(request);
  if (!prepared.ok) return prepared;
  if (!isAct) return ask(act, prepared.value);
  return recordAct(
    database,
    { name: endpoint.name, call: call as OperatorCall, request },
    (tx) => ask(act, prepared.value, tx) as Promise<Outcome<Acted<unknown>, AnyRefusal>>,
  );
}

/** Finds out which operator calls, and whether they may, for this merchant. */
async function admitOperator(
  operators: OperatorCallers,
  right: OperatorRight,
  call: Call,
): Promise<Outcome<Call, AnyRefusal>> {
  const operator = await operators.find(call);
  if (!operator) return refused({ code: 'call.login_required', detail: {} });
  if (operator === 'expired') return refused({ code: 'call.session_expired', detail: {} });
  // Who they are is asked before anybody knows whose sites they run.
  const isOfMerchant =
    right === 'self' || (operator.merchantCodes?.includes(call.merchantCode) ?? true);
  if (!isOfMerchant || !roleHasRight(operator.role, right))
    return refused({ code: 'call.not_permitted', detail: {} });
  return done({ ...call, operator });
}

type MemberEndpoint = Pick<Endpoint, 'beforePasswordChange' | 'whileExcluded'> & {
  readonly access: Access;
};

/** Asks for more where what the call is for needs more than the call itself. */
async function admitPurpose(
  callers: Callers,
  endpoint: Endpoint,
  { call, request }: { call: Call; request: unknown },
): Promise<Outcome<Call, AnyRefusal>> {
  if (!endpoint.accessByPurpose) return done(call);
  const { purpose } = request as { readonly purpose: string };
  const access = endpoint.accessByPurpose[purpose];
  return access ? admitMember(callers, { ...endpoint, access }, call) : done(call);
}

/** Finds out which member calls, where that matters, and whether they may. */
async function admitMember(
  callers: Callers,
  endpoint: MemberEndpoint,
  call: Call,
): Promise<Outcome<Call, AnyRefusal>> {
  const { access } = endpoint;
  if (access === 'anyone') return done(call);
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
