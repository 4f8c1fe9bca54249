import { EventEmitter } from 'node:events';
import { type ClientBase, Pool } from 'pg';
import { expect, test } from 'vitest';
import { isOutOfConnections } from './is-out-of-connections.ts';

/** Connects at once, to nothing. */
class SilentClient extends EventEmitter {
  connect(done: () => void) {
    done();
  }
}

test('work that waits in vain for a connection is told from work that fails', async () => {
  const pool = new Pool({
    Client: SilentClient as unknown as new () => ClientBase,
    max: 1,
    connectionTimeoutMillis: 10,
  });
  await pool.connect();
  await expect(pool.connect()).rejects.toSatisfy(isOutOfConnections);
  expect(isOutOfConnections(new Error('connection refused'))).toBe(false);
});
