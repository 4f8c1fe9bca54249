import { safetyEndpoints } from '@maneki/contract/safety/endpoints';
import { MINUTE_MS } from '@maneki/kernel/clock';
import { afterAll, expect, test } from 'vitest';
import { startTestServer } from '#testing/test-server';

const server = await startTestServer();
afterAll(() => server.dispose());
const { clock } = server;

test('[SAFE-3] the time runs on over pages and reloads, and a reminder that was seen is not shown again', async () => {
  const cookie = await server.logIn('sakura');
  const sit = async () =>
    (await server.send(safetyEndpoints.continueSitting, {}, { cookie })).body.value;
  const first = await sit();
  const startedAt = clock.now().getTime();
  const minutes = (count: number) => new Date(startedAt + count * MINUTE_MS).toISOString();
  expect(first).toEqual({
    startedAt: minutes(0),
    dueAt: minutes(60),
    now: minutes(0),
    everyMinutes: 60,
  });
  clock.advance(25 * MINUTE_MS);
  expect(await sit()).toMatchObject({ startedAt: minutes(0), dueAt: minutes(60) });
  const asked = { everyMinutes: 15 } as const;
  const chosen = await server.send(safetyEndpoints.setCheckInterval, asked, { cookie });
  expect(chosen.body.value).toMatchObject({ everyMinutes: 15, dueAt: minutes(15) });
  const seen = await server.send(safetyEndpoints.seeCheck, {}, { cookie });
  expect(seen.body.value).toMatchObject({ startedAt: minutes(0), dueAt: minutes(40) });
  // Another login of the same member goes on with the same time and the same choice.
  const elsewhere = { cookie: await server.logIn('sakura') };
  const other = await server.send(safetyEndpoints.continueSitting, {}, elsewhere);
  expect(other.body.value).toMatchObject({ startedAt: minutes(0), everyMinutes: 15 });
  clock.advance(31 * MINUTE_MS);
  expect(await sit()).toMatchObject({ startedAt: minutes(56), dueAt: minutes(71) });
});

test('only intervals that are offered can be chosen', async () => {
  const cookie = await server.logIn('sakura');
  const asked = { everyMinutes: 600 } as never;
  expect(await server.send(safetyEndpoints.setCheckInterval, asked, { cookie })).toMatchObject({
    status: 422,
    body: { code: 'call.input_invalid' },
  });
});
