import { runLoad } from './load-client.ts';
import type { ServerProcess } from './server-process.ts';

const CONNECTIONS = 10;

export type LoadRound = {
  readonly requestsPerSecond: number;
  readonly bytesPerRequest: number;
  /** Undefined where the system does not tell processor time. */
  readonly cpuMsPerRequest: number | undefined;
  /** The share of one core that the server used. Well below one, something else was the limit. */
  readonly coreShare: number | undefined;
};

/** Asks a server for one path as fast as it answers, for a few seconds. */
export async function runLoadRound(
  server: ServerProcess,
  load: {
    readonly path: string;
    readonly seconds: number;
    readonly headers?: Readonly<Record<string, string>>;
    readonly isFromManyAddresses?: boolean;
  },
): Promise<LoadRound> {
  const cpuBefore = server.cpuMs();
  const { requests, bytes, seconds } = await runLoad({
    url: server.url + load.path,
    connections: CONNECTIONS,
    seconds: load.seconds,
    headers: load.headers ?? {},
    isFromManyAddresses: load.isFromManyAddresses ?? false,
  });
  const cpuAfter = server.cpuMs();
  const cpuMs =
    cpuBefore === undefined || cpuAfter === undefined ? undefined : cpuAfter - cpuBefore;
  return {
    requestsPerSecond: requests / seconds,
    bytesPerRequest: bytes / requests,
    cpuMsPerRequest: cpuMs === undefined ? undefined : cpuMs / requests,
    coreShare: cpuMs === undefined ? undefined : cpuMs / (seconds * 1_000),
  };
}
