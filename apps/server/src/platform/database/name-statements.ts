import type { ClientBase } from 'pg';

/** `/* wallet.move *\/ with …`: a statement that begins with a name in a comment. */
const NAMED = /^\/\* ([\w.-]+) \*\//;

/**
 * Lets a connection keep the plan of a statement that begins with its name in a comment. Planning a
 * statement that moves money costs more than running it; these few are planned once for each
 * connection, all others each time, with their values in view.
 */
export function nameStatements(client: ClientBase): void {
  const query = client.query.bind(client) as (...args: unknown[]) => unknown;
  const named = (text: unknown, ...rest: unknown[]) => {
    const name = typeof text === 'string' ? NAMED.exec(text)?.[1] : undefined;
    if (!name || !Array.isArray(rest[0])) return query(text, ...rest);
    return query({ name, text, values: rest[0] }, ...rest.slice(1));
  };
  client.query = named as ClientBase['query'];
}
