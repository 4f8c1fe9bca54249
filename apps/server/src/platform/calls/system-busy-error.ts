import { isOutOfConnections } from '../database/is-out-of-connections.ts';

/** More is asked of this process than it can answer in time. Whoever asks again a little later is served. */
export class SystemBusyError extends Error {
  override name = 'SystemBusyError';
  readonly statusCode = 503;
}

/** Ours, or the database's word that it has waited too long for a connection. */
export const isBusy = (error: unknown): error is Error =>
  error instanceof SystemBusyError || isOutOfConnections(error);
