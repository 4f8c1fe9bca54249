/** More is asked of this process than it can answer in time. Whoever asks again a little later is served. */
export class SystemBusyError extends Error {
  override name = 'SystemBusyError';
  readonly statusCode = 503;
}
