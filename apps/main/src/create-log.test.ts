import { Writable } from 'node:stream';
import { expect, test } from 'vitest';
import { createLog } from './create-log.ts';

test('secrets do not reach the log, at whatever depth they stand', () => {
  let written = '';
  const log = createLog(
    'info',
    new Writable({
      write(chunk, _, next) {
        written += chunk;
        next();
      },
    }),
  );
  log.info({
    password: 'hunter2',
    body: { token: 'abcdef' },
    req: { headers: { cookie: 'sid=1' } },
  });
  expect(written).not.toMatch(/hunter2|abcdef|sid=1/);
  expect(written).toContain('(not logged)');
});
