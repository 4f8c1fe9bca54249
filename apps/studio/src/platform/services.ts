import type { PlatformWallet, ProviderKey } from '@maneki/contract/round-wallet/platform-wallet';
import type { Clock } from '@maneki/kernel/clock';
import type { FastifyBaseLogger } from 'fastify';
import type { StudioDatabase } from './database.ts';

/** What the studio's features work with. */
export type StudioServices = {
  readonly database: StudioDatabase;
  readonly clock: Clock;
  readonly log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
  readonly platform: PlatformWallet;
  /** What the platform signs its questions with, and this studio its own. */
  readonly key: ProviderKey;
};
