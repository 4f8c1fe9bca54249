import { join } from 'node:path';
import { CACHE } from '../tooling/gate/root.ts';
import type { Row } from './row.ts';
import { type ServerProcess, startServerProcess } from './server-process.ts';

/** What a measurement found: its lines of the table, and what explains them. */
export type Measured = {
  readonly rows: readonly Row[];
  readonly findings?: readonly string[];
  /** Kept in the machine-readable copy only. */
  readonly details?: unknown;
};

export type Measure = (bench: Bench) => Promise<Measured>;

export type Bench = {
  /** How many transfers the large database of `growth` has. */
  readonly transfers: number;
  /** How many pages `chat` keeps open. */
  readonly sockets: number;
  /** The product on a database of its own, started at the first wish and the same for all rows. */
  product(): Promise<ServerProcess>;
  /** Keeps in mind what must be ended, however the bench ends. */
  endLater(end: () => Promise<void>): void;
  tell(progress: string): void;
  end(): Promise<void>;
};

const PROFILES = join(CACHE, 'profiles');

export const tellProgress = (progress: string): void => {
  process.stderr.write(`… ${progress}\n`);
};

export function openBench({
  isProfiled,
  transfers,
  sockets,
}: {
  isProfiled: boolean;
  transfers: number;
  sockets: number;
}): Bench {
  const ends: (() => Promise<void>)[] = [];
  let product: Promise<ServerProcess> | undefined;
  const bench: Bench = {
    transfers,
    sockets,
    product() {
      product ??= startProduct(bench, isProfiled);
      return product;
    },
    endLater: (end) => ends.push(end),
    tell: tellProgress,
    async end() {
      for (let end = ends.pop(); end; end = ends.pop()) await end();
    },
  };
  return bench;
}

function startProduct(bench: Bench, isProfiled: boolean): Promise<ServerProcess> {
  bench.tell('starting the product');
  return startServerProcess(bench, {
    script: 'apps/main/src/main.ts',
    readyPath: '/m/home',
    nodeArgs: isProfiled ? ['--cpu-prof', `--cpu-prof-dir=${PROFILES}`] : [],
    // Whatever deployment this shell is set up for is not the one to be measured.
    environment: { DATABASE_URL: '', REDIS_URL: '', COUNTRY_OVERRIDE: '', TRUSTED_PROXIES: '' },
  });
}
