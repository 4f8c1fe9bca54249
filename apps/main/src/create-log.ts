import { type DestinationStream, pino } from 'pino';

/** What must never reach a log, wherever a field of that name turns up. */
const SECRETS = [
  'authorization',
  'cookie',
  'encryption',
  'password',
  'secret',
  'token',
  'set-cookie',
];
const PLACES = SECRETS.flatMap((name) => [`["${name}"]`, `*["${name}"]`, `*.*["${name}"]`]);

/** Structured lines, one event each, without secrets. */
export function createLog(level: string, destination?: DestinationStream) {
  const options = { level, redact: { paths: PLACES, censor: '(not logged)' } };
  return destination ? pino(options, destination) : pino(options);
}
