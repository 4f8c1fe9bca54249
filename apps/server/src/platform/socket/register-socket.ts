import websocket from '@fastify/websocket';
import { type Clock, SECOND_MS } from '@maneki/kernel/clock';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';
import type { Fanout } from '#platform/fanout/fanout';
import { addressKey } from '#platform/limits/address-key';
import type { Log } from '#platform/metrics/log';
import type { Metrics } from '#platform/metrics/metrics';
import { createGroups } from './groups.ts';
import { createHub } from './hub.ts';
import { keepAlive, PING_EVERY_MS } from './keep-alive.ts';
import { CLOSE, serveConnection } from './serve-connection.ts';
import { guest, type SocketCaller } from './topic-access.ts';
import { ASK_EVERY_MS, type CallerQuestions, watchCallers } from './watch-callers.ts';

export const FRAME_BYTES_MAX = 4 * 1024;
const LEAVE_WITHIN_MS = 2 * SECOND_MS;

/** Many people may share an address; nobody has so many pages of one session open. */
export const CROWD_MAX = { address: 200, session: 12 } as const;

/** Hears of whom something has changed, and whether it is heard at all. */
export type CallerChanges = {
  drop(memberId: string): void;
  setHeard(isHeard: boolean): void;
};

export type SocketServices = CallerQuestions & {
  readonly fanout: Fanout;
  readonly makeMessageId: () => string;
  readonly clock: Clock;
  readonly log: Log;
  readonly metrics: Pick<Metrics, 'tellSocketOpened' | 'tellSocketClosed'>;
  /** Whose site the page belongs to, by the host that it was opened on. */
  findMerchantCode(request: FastifyRequest): string | undefined;
  /** Where the page is, as the trusted proxies tell it. */
  findAddress(request: FastifyRequest): string;
  /** Who the page's session belongs to; without it everybody is a guest. */
  findCaller?(request: FastifyRequest): Promise<SocketCaller>;
  /** Tells of each member who has changed, or whose sessions have, on any node; answers what ends that. */
  followCallers?(changes: CallerChanges): Promise<() => Promise<void>>;
  readonly pingEveryMs?: number;
  readonly askEveryMs?: number | undefined;
};

/** Opens `/ws`, the one WebSocket of a page. Register it before the server listens. */
export async function registerSocket(
  app: FastifyInstance,
  services: SocketServices,
): Promise<void> {
  const hub = createHub(services);
  const sockets = new Set<WebSocket>();
  const callers = new WeakMap<FastifyRequest, SocketCaller>();
  const atAddress = createGroups<WebSocket>();
  const ofSession = createGroups<WebSocket>();
  const stopPinging = keepAlive(sockets, services.pingEveryMs ?? PING_EVERY_MS);
  const watched = watchCallers({ ...services, everyMs: services.askEveryMs ?? ASK_EVERY_MS });
  const stopFollowing = await services.followCallers?.({
    drop: watched.changed,
    setHeard: (isHeard) => isHeard && watched.heardAgain(),
  });

  // Before the plugin's own hook, which would close the pages without a reason.
  app.addHook('preClose', async () => {
    stopPinging();
    hub.close();
    await stopFollowing?.();
    await Promise.all([watched.stop(), waitUntilGone(sockets)]);
  });
  await app.register(websocket, {
    options: { maxPayload: FRAME_BYTES_MAX },
    // A page that breaks the protocol is closed with the right code already; it is no error of
    // ours.
    errorHandler: (error, _socket, request) =>
      request.log.debug({ err: error }, 'a page broke off'),
  });

  app.get(
    '/ws',
    {
      websocket: true,
      preValidation: async (request, reply) => {
        if (!isOwnOrigin(request)) return reply.code(403).send();
        const caller = (await services.findCaller?.(request)) ?? guest;
        const isCrowded =
          atAddress.get(addressKey(services.findAddress(request))).size >= CROWD_MAX.address ||
          ofSession.get(caller.sessionId).size >= CROWD_MAX.session;
        if (isCrowded) return reply.code(429).send();
        callers.set(request, caller);
      },
    },
    (socket, request) => {
      const merchantCode = services.findMerchantCode(request);
      if (!merchantCode) return socket.close(CLOSE.noMerchant, 'no such site');

      const caller = callers.get(request) ?? guest;
      const address = addressKey(services.findAddress(request));
      services.metrics.tellSocketOpened();
      sockets.add(socket);
      atAddress.add(address, socket);
      ofSession.add(caller.sessionId, socket);
      socket.once('close', () => {
        services.metrics.tellSocketClosed();
        sockets.delete(socket);
        atAddress.remove(address, socket);
        ofSession.remove(caller.sessionId, socket);
      });
      const page = serveConnection({ socket, merchantCode, caller, hub, clock: services.clock });
      const { memberId, sessionId, barred = [] } = caller;
      if (memberId === undefined || sessionId === undefined) return;
      socket.once('close', watched.watch({ memberId, sessionId, barred, leave: page.leave }));
    },
  );
}

/**
 * A browser sends its cookies along from any site, and tells by Origin which one it was. Clients
 * that are no browsers send no Origin, and have no cookies that another site could ride on.
 */
function isOwnOrigin(request: FastifyRequest): boolean {
  const { origin } = request.headers;
  if (origin === undefined) return true;
  if (!URL.canParse(origin)) return false;
  const { protocol, host } = new URL(origin);
  // Both read as addresses, so that a port that goes without saying does not count.
  const own = `${protocol}//${request.host}`;
  return host !== '' && URL.canParse(own) && new URL(own).host === host;
}

/** Pages answer a farewell at once; one that does not is cut off. */
async function waitUntilGone(sockets: ReadonlySet<WebSocket>): Promise<void> {
  const gone = [...sockets].map(
    (socket) => new Promise<void>((resolve) => socket.once('close', () => resolve())),
  );
  const timer = setTimeout(() => {
    for (const socket of sockets) socket.terminate();
  }, LEAVE_WITHIN_MS);
  await Promise.all(gone);
  clearTimeout(timer);
}
