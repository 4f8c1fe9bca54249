import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { ConfigError } from './config.ts';
import { describeFailure } from './describe-failure.ts';

test('a message for the operator is shown alone', () => {
  expect(describeFailure(new ConfigError('PORT is wrong'))).toBe('PORT is wrong');
});

test('a port that is taken is named', async () => {
  const first = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => first.once('listening', resolve));
  const { port } = first.address() as { port: number };
  const second = createServer();
  const error = await new Promise((resolve) => {
    second.once('error', resolve).listen(port, '127.0.0.1');
  });
  first.close();
  expect(describeFailure(error)).toBe(
    `Port ${port} is in use: stop what listens there, or set PORT.`,
  );
});

test('a bug keeps its trace', () => {
  const bug = new TypeError('x is not a function');
  expect(describeFailure(bug)).toBe(bug);
});
