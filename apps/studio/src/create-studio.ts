import type { IncomingMessage } from 'node:http';
import {
  type CallPlatform,
  createWallet,
  type ProviderKey,
} from '@maneki/contract/round-wallet/platform-wallet';
import type { Clock } from '@maneki/kernel/clock';
import fastify, { type FastifyInstance } from 'fastify';
import { registerParlour } from '#features/parlour';
import { registerPurses } from '#features/purses';
import type { StudioDatabase } from '#platform/database';
import { drawNonce } from '#platform/secrets';
import type { StudioServices } from '#platform/services';

export type StudioOptions = {
  readonly database: StudioDatabase;
  readonly clock: Clock;
  readonly log: StudioServices['log'];
  readonly callPlatform: CallPlatform;
  readonly key: ProviderKey;
  /** Who asks, as far as the operator's own proxies can be believed. */
  readonly findAddress: (request: IncomingMessage) => string;
  /** How long a late answer is held back; shorter in tests. */
  readonly lateMs?: number | undefined;
};

/** A provider with wallets of its own: a door for the platform, and pages for players. */
export type Studio = {
  /** Opens the door for the platform's signed calls, on this machine alone; answers its address. */
  listen(): Promise<string>;
  /** Puts the pages of the games at `/studio`. */
  register(app: FastifyInstance): Promise<void>;
  stop(): Promise<void>;
};

export function createStudio(options: StudioOptions): Studio {
  const { database, clock, log, key, findAddress, lateMs } = options;
  const platform = createWallet({ ...options, drawNonce });
  const services = { database, clock, log, key, platform, findAddress };
  const door = fastify();
  registerPurses(door, services, { lateMs });
  return {
    listen: () => door.listen({ port: 0, host: '127.0.0.1' }),
    async register(app) {
      await app.register(async (scope) => registerParlour(scope, services), { prefix: '/studio' });
    },
    stop: () => door.close(),
  };
}
