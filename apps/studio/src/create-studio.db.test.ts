import { createHash, createHmac } from 'node:crypto';
import { playEndpoints } from '@maneki/contract/play/endpoints';
import { messageOf, readDraws } from '@maneki/games/fair/draws';
import { MINUTE_MS } from '@maneki/kernel/clock';
import { blockAccount } from '@maneki/server/features/wallet/index';
import { afterAll, expect, test } from 'vitest';
import { startTestStudio } from '#testing/test-studio';

const studio = await startTestStudio();
afterAll(() => studio.dispose());
const { server } = studio;

const PLAYER = '01920000-0000-7000-8000-000000000001';
const wallet = { playerId: PLAYER, vendor: 'KITE', currency: 'JPY.DEMO' };
const transfer = (refNo: string, amount: string, direction = 'TO_VENDOR') =>
  studio.ask('transfer', { ...wallet, refNo, amount, direction });
const balance = async () => (await studio.ask('balance', wallet)).said.balance;
const statusOf = async (refNo: string) =>
  (await studio.ask('transfer/status', { ...wallet, currency: undefined, refNo })).said.status;

test('[CASH-6] a transfer moves money once, and nothing leaves that is not there', async () => {
  expect(await transfer('F1', '1000')).toEqual({
    status: 200,
    said: { status: 'SUCCESS' },
    isSigned: true,
  });
  expect((await transfer('F1', '1000')).said).toEqual({ status: 'SUCCESS' });
  expect(await balance()).toBe('1000');
  expect((await transfer('F2', '1000.0001', 'FROM_VENDOR')).said).toEqual({ status: 'REFUSED' });
  expect((await transfer('F3', '400', 'FROM_VENDOR')).said).toEqual({ status: 'SUCCESS' });
  expect(await balance()).toBe('600');
  expect(await statusOf('F2')).toBe('REFUSED');
  expect(await statusOf('F9')).toBe('NOT_SEEN');
});

test('[CASH-6] many copies of one transfer at once are one', async () => {
  const before = Number(await balance());
  await Promise.all(Array.from({ length: 20 }, () => transfer('F10', '5')));
  expect(Number(await balance())).toBe(before + 5);
});

test('what the platform did not sign, just now and once, is not let in', async () => {
  const wish = { ...wallet, refNo: 'F20', amount: '1', direction: 'TO_VENDOR' };
  const forged = await studio.ask('transfer', wish, { 'rw-sign': `v1=${'0'.repeat(64)}` });
  expect(forged).toMatchObject({ status: 401, isSigned: false });
  const stranger = await studio.ask('transfer', wish, { 'rw-key': 'another' });
  expect(stranger).toMatchObject({ status: 401, isSigned: false });
  expect((await studio.ask('transfer', { ...wish, amount: '-1' })).status).toBe(400);
  expect((await studio.ask('transfer', { ...wish, amount: '0' })).status).toBe(400);
  expect(await statusOf('F20')).toBe('NOT_SEEN');
});

const readAmount = (page: string) =>
  Number(/<b>¥ ([\d,.]+)<\/b>/.exec(page)![1]!.replaceAll(',', ''));
const nonceIn = (page: string) => /name="nonce" value="(\d+)"/.exec(page)![1]!;

async function arrive(gameId: string) {
  const cookie = await server.logIn('sakura');
  const token = await studio.sitDown(cookie, gameId);
  const look = async (told = '') => (await studio.open(`/studio/table?token=${token}${told}`)).body;
  const bet = async (form: Record<string, string>) =>
    (await studio.post('/studio/bets', { token, clientSeed: 'mine', ...form })).headers.location!;
  return { cookie, token, look, bet };
}

test('[CASH-6] a launch brings the balance in, a round is played once, and everybody can draw it again', async () => {
  const { look, bet } = await arrive('lantern');
  const first = await look();
  const held = readAmount(first);
  expect(held).toBeGreaterThan(100_000);
  const commitment = /<code>([0-9a-f]{64})<\/code>/.exec(first)![1]!;
  const form = { nonce: nonceIn(first), pick: '50', stake: '1000' };
  expect(await bet(form)).toContain('told=played');
  expect(await bet(form)).toContain('told=round_over');

  const page = await look('&told=played');
  const seed = /Seed: ([0-9a-f]{64})/.exec(page)![1]!;
  expect(createHash('sha256').update(Buffer.from(seed, 'hex')).digest('hex')).toBe(commitment);
  const round = { clientSeed: 'mine', nonce: Number(form.nonce) };
  const drawn = readDraws((counter) =>
    createHmac('sha256', Buffer.from(seed, 'hex')).update(messageOf(round, counter)).digest(),
  ).below(100);
  expect(page).toContain(`It rose to ${drawn + 1}`);
  expect(readAmount(page)).toBe(held + (drawn < 50 ? 960 : -1_000));
  expect(Number(nonceIn(page))).toBe(Number(form.nonce) + 1);
});

test.each([
  ['a stake that is not on the ladder', { stake: '1001' }, 'bet_unknown'],
  ['a pick that the game does not have', { pick: '99' }, 'bet_unknown'],
  ['a seed with other letters', { clientSeed: '<b>' }, 'bet_unknown'],
  ['a round that nobody was shown', { nonce: '9999' }, 'round_over'],
])('%s plays nothing', async (_, altered, told) => {
  const { look, bet } = await arrive('toss');
  const before = await look();
  const form = { nonce: nonceIn(before), pick: 'sun', stake: '10' };
  expect(await bet({ ...form, ...altered })).toContain(`told=${told}`);
  expect(readAmount(await look())).toBe(readAmount(before));
});

test('a chosen answer counts for one transfer: silence leaves it unknown, lateness does it', async () => {
  const { cookie, token } = await arrive('toss');
  const choose = (answer: string) => studio.post('/studio/answers', { token, answer });
  const recall = async () => {
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const wish = { vendor: 'KITE', direction: 'FROM_VENDOR', amount: '1000' } as const;
    return (await server.send(playEndpoints.transferFunds, wish, { cookie, headers })).body;
  };
  await choose('REFUSE');
  expect((await recall()).code).toBe('play.vendor_refused');
  await choose('SILENT');
  expect((await recall()).value.status).toBe('UNKNOWN');
  expect((await recall()).value.status).toBe('SUCCESS');
  await choose('LATE');
  expect((await recall()).value.status).toBe('SUCCESS');
});

test('[SAFE-2] whoever is shut out plays no further round, and a game that nobody touched is over', async () => {
  const { token, look, bet } = await arrive('toss');
  const page = await look();
  const memberId = await studio.findPlayer(token);
  const now = server.clock.now();
  const until = new Date(now.getTime() + 10 * MINUTE_MS);
  await blockAccount(server.services, { memberId, until, now });
  const form = { nonce: nonceIn(page), pick: 'sun', stake: '10' };
  expect(await bet(form)).toContain('told=not_allowed');
  server.clock.advance(31 * MINUTE_MS);
  const over = await studio.open('/studio/table?token=nobody-knows-this-token');
  expect(over.statusCode).toBe(410);
  expect(await look()).toContain('This game is over');
});
