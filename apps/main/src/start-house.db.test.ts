import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { callEndpoints } from '@maneki/contract/call/endpoints';
import { PROOF_HEADER } from '@maneki/contract/call/proof';
import { type ProofChallenge, solveProof } from '@maneki/contract/call/solve-proof';
import { DeskUnreachableError } from '@maneki/contract/house/desk';
import { houseSchemas } from '@maneki/contract/house/schemas';
import { identityEndpoints } from '@maneki/contract/identity/endpoints';
import { playEndpoints } from '@maneki/contract/play/endpoints';
import { ADDRESS_LIMIT } from '@maneki/house/platform/limits';
import { systemClock } from '@maneki/kernel/clock';
import type { TestDatabase } from '@maneki/server/platform/database/testing/template';
import { openTestDatabase } from '@maneki/server/platform/database/testing/test-database';
import type { Services } from '@maneki/server/services';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Config, readConfig } from './config.ts';
import { reachDesk } from './reach-desk.ts';
import { startHouse } from './start-house.ts';
import { startProduct } from './start-product.ts';

const PATIENCE_MS = 120_000;
const SITE = {
  render: async () => new Response(''),
  findPage: (path: string) => ({ path, isShared: false }),
  client: undefined,
  art: import.meta.dirname,
};

let folder: string;
const databases: TestDatabase[] = [];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'maneki-house-'));
});
afterAll(async () => {
  for (const database of databases) await database.dispose();
  await rm(folder, { recursive: true, force: true });
});

async function findFreePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Each has a database of its own: strangers share nothing but the protocol. */
async function configOf(role: string, environment: Record<string, string>): Promise<Config> {
  const database = await openTestDatabase();
  databases.push(database);
  // Whose files are held by one who opens them.
  await database.close();
  const { url, dataDir } = database.place;
  const given = { ROLE: role, DATABASE_URL: 'postgres://localhost/x', ...environment };
  const config = readConfig({ HOST: '127.0.0.1', LOG_LEVEL: 'silent', ...given });
  return { ...config, DATABASE_URL: url, DATA_DIR: dataDir || join(folder, role) };
}

type Answered = { value: Record<string, string> };

async function post(url: string, body: object, more: Record<string, string> = {}) {
  const headers = { 'content-type': 'application/json', ...more };
  const reply = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  return (await reply.json()) as Answered;
}

async function get(url: string, query: Record<string, string>, token: unknown) {
  const reply = await fetch(`${url}?${new URLSearchParams(query)}`, { headers: bearer(token) });
  return (await reply.json()) as Answered;
}

const bearer = (token: unknown) => ({ authorization: `Bearer ${token}` });

/** Does the work that opening a trial asks for. */
async function proveTrial(site: string) {
  const reply = await fetch(`${site}${callEndpoints.openProof.path}?purpose=trial`);
  const { value } = (await reply.json()) as { value: ProofChallenge };
  return { [PROOF_HEADER]: solveProof(value) };
}

/** Asks for nothing as often as an address may and once more; answers the first refusal. */
async function askUntilRefused(url: string) {
  for (let call = 0; call <= ADDRESS_LIMIT.calls; call += 1) {
    const { status, headers } = await fetch(url);
    if (status === 429) return { status, retryAfter: headers.get('retry-after') };
  }
  return undefined;
}

/** What an operator does at the tables of a house that is elsewhere. */
async function runTables(asked: { houseUrl: string; key: { id: string; secret: string } }) {
  const desk = reachDesk({ ...asked, clock: systemClock });
  const { tables } = await desk.listTables({});
  expect(tables).toMatchObject([{ gameId: 'dragontiger1', isPaused: false, isRun: true }]);
  const { gameId } = tables[0]!;
  expect(await desk.pause({ gameId, isPaused: true })).toEqual({ isKnown: true });
  expect((await desk.listTables({})).tables).toMatchObject([{ isPaused: true }]);
  const { rounds } = await desk.listRounds({ gameId, limit: 1 });
  const { found } = await desk.findRound({ gameId, no: rounds[0]!.roundNo });
  expect(found?.proof.commitment).toMatch(/^[0-9a-f]{64}$/);
  const stranger = { id: asked.key.id, secret: 'x'.repeat(32) };
  for (const wrong of [
    reachDesk({ ...asked, key: stranger, clock: systemClock }),
    reachDesk({ ...asked, houseUrl: 'http://127.0.0.1:9', clock: systemClock }),
  ])
    await expect(wrong.listTables({})).rejects.toThrow(DeskUnreachableError);
}

const listTickets = async (database: Services['database']) => {
  const { rows } = await database.statement((tx) =>
    sql<{ memberId: string; roundId: string; providerCode: string }>`
      select member_id as "memberId", round_id as "roundId", provider_code as "providerCode"
        from play_tickets where game_id = 'maneki3' order by placed_at desc limit 1`.execute(tx),
  );
  return rows;
};

test(
  'the house and the platform are two processes with two databases, and a round is played between them',
  async () => {
    const [platformPort, housePort] = [await findFreePort(), await findFreePort()];
    const key = { HOUSE_KEY_ID: 'house-1', HOUSE_KEY_SECRET: 's'.repeat(32) };
    const houseUrl = `http://127.0.0.1:${housePort}`;
    const platformUrl = `http://127.0.0.1:${platformPort}`;
    const web = await configOf('web', { PORT: `${platformPort}`, HOUSE_URL: houseUrl, ...key });
    const product = await startProduct(web, { site: SITE, isDevelopment: false });
    const alone = await configOf('house', {
      PORT: `${housePort}`,
      PLATFORM_URL: platformUrl,
      ...key,
    });
    const house = await startHouse(alone);
    try {
      expect((await fetch(`${houseUrl}/healthz`)).status).toBe(200);
      expect((await fetch(`${houseUrl}/readyz`)).status).toBe(200);
      const site = `${platformUrl}/api`;
      const proof = await proveTrial(site);
      const trial = await post(`${site}${identityEndpoints.startTestPlay.path}`, {}, proof);
      const { token: member } = trial.value;
      const wish = { vendor: 'HSLOT', gameId: 'maneki3', mode: 'free' };
      const launched = await get(`${site}${playEndpoints.launchGame.path}`, wish, member);
      const { launchToken, url } = launched.value;
      expect(url).toBe(`${houseUrl}/games/launch?token=${launchToken}&game=maneki3`);
      const opened = await post(`${houseUrl}/games/api/sessions`, { launchToken });
      const { token, state } = houseSchemas.openSession.response.parse(opened);
      const stake = state.stakes[0]!;
      const spun = await post(
        `${houseUrl}/games/api/spins`,
        { key: randomUUID(), stake },
        bearer(token),
      );
      expect(houseSchemas.spin.response.parse(spun).round.status).toBe('SETTLED');
      const jackpots = await fetch(`${site}${playEndpoints.listJackpots.path}`);
      expect(await jackpots.json()).toMatchObject({ value: { pools: [{}, {}, {}] } });
      expect((await fetch(`${platformUrl}/games/launch`)).status).toBe(404);
      const page = await fetch(`${platformUrl}/m/home`);
      expect(page.headers.get('content-security-policy')).toContain(
        `frame-src 'self' ${houseUrl};`,
      );
      await runTables({ houseUrl, key: { id: key.HOUSE_KEY_ID, secret: key.HOUSE_KEY_SECRET } });
      const { roundId } = houseSchemas.spin.response.parse(spun).round;
      const [ticket] = await listTickets(product.services.database);
      expect(ticket).toMatchObject({ roundId, providerCode: 'house' });
      expect(await product.services.play.proveRound(ticket!)).toMatchObject({ gameId: 'maneki3' });
      expect(await askUntilRefused(`${houseUrl}/games/api/nothing`)).toMatchObject({
        status: 429,
        retryAfter: expect.stringMatching(/^\d+$/),
      });
      expect((await fetch(`${houseUrl}/healthz`)).status).toBe(200);
    } finally {
      await house.stop();
      await product.stop();
    }
  },
  PATIENCE_MS,
);
