import { playEndpoints } from '@maneki/contract/play/endpoints';
import { signRequest, verifyReply } from '@maneki/contract/round-wallet/signature';
import { addGame, addVendor, oneName } from '@maneki/server/features/catalog/index';
import { keepProvider } from '@maneki/server/features/play/index';
import { migrate } from '@maneki/server/platform/database/migrate';
import { startTestServer } from '@maneki/server/testing/test-server';
import fastify from 'fastify';
import { findSitting } from '#features/sittings';
import type { StudioDatabase } from '#platform/database';
import { STUDIO_MIGRATIONS } from '#platform/studio-migrations';
import { createStudio } from '../create-studio.ts';

const KEY = { id: 'kite-test', secret: 'a secret that only a test knows' };
/** Long enough to tell from at once, and no longer. */
const LATE_MS = 50;

export type TestStudio = Awaited<ReturnType<typeof startTestStudio>>;

/** The studio beside the real platform, on one database, as the platform and a player meet it. */
export async function startTestStudio() {
  const server = await startTestServer();
  const { clock, services } = server;
  await migrate(server.database, STUDIO_MIGRATIONS);
  const database = server.database as unknown as StudioDatabase;
  const studio = createStudio({
    database,
    clock,
    log: services.log,
    callPlatform: services.play.inProcessDoor,
    key: KEY,
    findAddress: () => '127.0.0.1',
    lateMs: LATE_MS,
  });
  const baseUrl = await studio.listen();
  await server.database.transact(async (tx) => {
    await keepProvider(tx, {
      code: 'kite',
      name: 'Paper Kite',
      baseUrl,
      clientUrl: '/studio',
      key: { keyId: KEY.id, secret: KEY.secret },
      sealer: services.play.sealer,
      now: clock.now(),
    });
    const facts = { category: 'RNG', names: oneName('Kite') } as const;
    await addVendor(tx, { ...facts, code: 'KITE', providerCode: 'kite', walletMode: 'TRANSFER' });
    for (const gameId of ['toss', 'lantern'])
      await addGame(tx, { ...facts, vendorCode: 'KITE', gameId });
  });
  services.play.providers.forget();
  const app = fastify();
  await studio.register(app);

  /** Asks as the platform does; `altered` is what somebody on the way made of it. */
  async function ask(call: string, content: object, altered: Record<string, string> = {}) {
    const path = `/wallet/${call}`;
    const body = JSON.stringify(content);
    const [time, nonce] = [String(clock.now().getTime()), crypto.randomUUID().replaceAll('-', '')];
    const sign = signRequest({ secret: KEY.secret, method: 'POST', path, time, nonce, body });
    const headers = { 'rw-key': KEY.id, 'rw-time': time, 'rw-nonce': nonce, 'rw-sign': sign };
    const reply = await fetch(`${baseUrl}${path}`, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json', ...headers, ...altered },
    });
    const text = await reply.text();
    const said = { secret: KEY.secret, path, nonce: altered['rw-nonce'] ?? nonce, body: text };
    const signed = { ...said, status: reply.status, time: reply.headers.get('rw-time') ?? '' };
    const isSigned = verifyReply(signed, reply.headers.get('rw-sign') ?? '');
    return { status: reply.status, said: text && JSON.parse(text), isSigned };
  }

  /** A page that a form or a link leads to. */
  const open = (url: string) => app.inject({ method: 'GET', url });
  const post = (url: string, form: Record<string, string>) =>
    app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(form).toString(),
    });

  return {
    server,
    ask,
    open,
    post,
    /** Launches a game as a member, and sits down at it. */
    async sitDown(cookie: string, gameId: string) {
      const wish = { vendor: 'KITE', gameId, mode: 'real' } as const;
      const launch = await server.send(playEndpoints.launchGame, wish, { cookie });
      const led = await open(launch.body.value.url.replace(/^.*\/studio/, '/studio'));
      return new URL(led.headers.location!, 'http://site/studio/').searchParams.get('token')!;
    },
    /** Who is behind a token, by the studio's own books. */
    async findPlayer(token: string): Promise<string> {
      const sitting = await findSitting({ database, clock }, token);
      return sitting!.playerId;
    },
    async dispose() {
      await studio.stop();
      await app.close();
      await server.dispose();
    },
  };
}
