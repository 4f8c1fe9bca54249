import { done, type Outcome } from '@maneki/kernel/outcome';
import type { OperatorCall } from '#platform/calls/call';
import type { Database, Tx } from '#platform/database/database';
import type { Acted } from './act.ts';
import * as store from './store.ts';

/**
 * Runs an operator's act and writes it down, in one transaction: neither is ever there without the other.
 * An act that is refused leaves nothing behind, one that nobody will ask about no line. What concerns several
 * merchants stands in the trail of each.
 */
export async function recordAct<Reply, Refusal extends { readonly code: string }>(
  database: Database,
  act: { readonly name: string; readonly call: OperatorCall; readonly request: unknown },
  run: (tx: Tx) => Promise<Outcome<Acted<Reply>, Refusal>>,
): Promise<Outcome<Reply, Refusal>> {
  const { name, call, request } = act;
  try {
    const { reply, afterwards } = await database.transact(async (tx) => {
      const outcome = await run(tx);
      if (!outcome.ok) throw new ActRefused(outcome);
      const { change } = outcome.value;
      if (!change) return outcome.value;
      const row = {
        at: call.now,
        operatorId: call.operator.operatorId,
        operatorName: call.operator.name,
        address: call.address,
        act: name,
        reason: reasonIn(request),
        subject: change.subject,
        before: change.before ?? null,
        after: change.after ?? null,
      };
      const concerned = change.merchantCodes?.length ? change.merchantCodes : [call.merchantCode];
      await store.insertActs(tx, row, concerned);
      return outcome.value;
    });
    afterwards?.();
    return done(reply);
  } catch (error) {
    if (error instanceof ActRefused) return error.outcome as Outcome<Reply, Refusal>;
    throw error;
  }
}

/** Undoes what the transaction did so far. */
class ActRefused extends Error {
  override name = 'ActRefused';
  readonly outcome: unknown;
  constructor(outcome: unknown) {
    super('the act was refused');
    this.outcome = outcome;
  }
}

/** Acts that need one ask for it in their own schema, under this name. */
function reasonIn(request: unknown): string | null {
  const { reason } = request as { readonly reason?: unknown };
  return typeof reason === 'string' ? reason : null;
}
