import { AsyncLocalStorage } from 'node:async_hooks';
import { InvariantError } from '@maneki/kernel/invariant';

/** The database work that the running code is part of. */
export type Scope = { readonly kind: 'transaction' | 'statement'; isOpen: boolean };

const current = new AsyncLocalStorage<Scope | undefined>();

/**
 * Throws when the caller is inside database work. The embedded engine has one connection, so what
 * waits for a second one there waits for ever; refusing on both engines shows it in every test.
 */
export function refuseInsideTransaction(action: string): void {
  const scope = current.getStore();
  if (!scope?.isOpen) return;
  throw new InvariantError(`${action} inside a ${scope.kind} would wait for itself`);
}

/** Runs work as part of a new scope, which ends with it, however it ends. */
export async function insideScope<Result>(
  kind: Scope['kind'],
  work: (scope: Scope) => Promise<Result>,
): Promise<Result> {
  const scope: Scope = { kind, isOpen: true };
  try {
    return await current.run(scope, () => work(scope));
  } finally {
    scope.isOpen = false;
  }
}

/** Runs what a connection announces as nobody's work, whoever caused the connection to be opened. */
export const outsideScopes = (work: () => void): void => current.run(undefined, work);
