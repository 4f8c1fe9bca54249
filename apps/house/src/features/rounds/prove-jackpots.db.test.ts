import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type HouseReply, houseSchemas } from '@maneki/contract/house/schemas';
import { DAY_MS } from '@maneki/kernel/clock';
import { afterAll, expect, test } from 'vitest';
import { startTestHouse } from '#testing/test-house';

const VERIFIER = join(import.meta.dirname, '../../../verifier/verify.mjs');
const VAULT = { vendor: 'HVAULT', gameId: 'vault3' } as const;

const folder = await mkdtemp(join(tmpdir(), 'maneki-jackpots-'));
const house = await startTestHouse();
afterAll(async () => {
  await house.dispose();
  await rm(folder, { recursive: true, force: true });
});

type Listed = HouseReply<'listRounds'>['list'];

async function listRounds(token: string): Promise<Listed> {
  const answer = await house.call('GET', '/rounds', { token });
  return houseSchemas.listRounds.response.parse(answer.json()).list;
}

async function verify(rounds: Listed): Promise<string> {
  const path = join(folder, 'rounds.jsonl');
  await writeFile(path, rounds.map((round) => `${JSON.stringify(round)}\n`).join(''));
  const { stdout } = await promisify(execFile)(process.execPath, [VERIFIER, path]);
  return stdout.trim();
}

const rotate = (token: string) => house.call('POST', '/seeds/rotate', { token, body: {} });

test('a round tells which draw decided on its jackpots, and once the day is over anybody can draw again', async () => {
  const seat = await house.sitDown(VAULT);
  const { round } = (await seat.spin(randomUUID(), '5000')).json();
  const { seeds } = (await house.app.inject('/games/jackpots/maneki.DEMO/seeds')).json();
  const active = seeds.find(({ status }: { status: string }) => status === 'ACTIVE');
  expect(round).toMatchObject({ currency: 'JPY.DEMO', draw: { commitment: active.commitment } });
  expect(Number.isInteger(round.draw.drawNo)).toBe(true);
  // Rounds of one moment have no order among themselves.
  house.clock.advance(1);
  await seat.spin(randomUUID());
  await rotate(seat.token);

  const today = await listRounds(seat.token);
  expect(today.map(({ drawSeed }) => drawSeed)).toEqual([null, null]);
  expect(today.map(({ draw }) => draw?.drawNo)).toEqual([round.draw.drawNo + 1, round.draw.drawNo]);
  expect(await verify(today)).toBe(
    '2 held, 0 not revealed, 0 without an outcome, 2 with jackpots not revealed',
  );

  house.clock.advance(DAY_MS);
  const tomorrow = await house.sitDown(VAULT);
  await tomorrow.spin(randomUUID());
  await rotate(tomorrow.token);
  const [newest, ...yesterday] = await listRounds(tomorrow.token);
  expect(newest?.drawSeed).toBeNull();
  expect(yesterday.map(({ drawSeed }) => drawSeed?.length)).toEqual([64, 64]);
  expect(await verify(yesterday)).toBe('2 held, 0 not revealed, 0 without an outcome');
});

test('a game without jackpots, and free play, name no draw', async () => {
  const plain = await house.sitDown();
  expect((await plain.spin(randomUUID())).json().round.draw).toBeNull();
  const free = await house.sitDown({ ...VAULT, mode: 'free' });
  expect((await free.spin(randomUUID())).json().round.draw).toBeNull();
  await rotate(free.token);
  expect(await verify(await listRounds(free.token))).toBe(
    '1 held, 0 not revealed, 0 without an outcome',
  );
});

test('an open round tells nothing of its draw', async () => {
  const seat = await house.sitDown(VAULT);
  house.line.fail('win', 'lost before');
  const { round } = (await seat.spin(randomUUID())).json();
  expect(round).toMatchObject({ status: 'OPEN', draw: null, outcome: null });
});
