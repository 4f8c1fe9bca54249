import type { PlatformWallet } from '@maneki/contract/round-wallet/platform-wallet';
import type { TableGame } from '@maneki/games/tables/table-games';
import type { Clock } from '@maneki/kernel/clock';
import type { HouseDatabase } from './database.ts';
import type { Log } from './log.ts';
import type { Sealer } from './seal.ts';
import type { DrawBytes } from './secrets.ts';

/** What the house's features work with. */
export type HouseServices = {
  readonly database: HouseDatabase;
  readonly clock: Clock;
  readonly log: Log;
  readonly wallet: PlatformWallet;
  /** Seals the seeds of rounds that nobody may foretell. */
  readonly sealer: Sealer;
  readonly drawBytes: DrawBytes;
  /** The tables that many share. */
  readonly tables: readonly TableGame[];
};
