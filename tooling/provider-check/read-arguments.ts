import { parseArgs } from 'node:util';
import type { Member } from './open-player.ts';
import type { CheckOptions } from './run-check.ts';

export class ArgumentError extends Error {
  override name = 'ArgumentError';
}

export const USAGE = `Usage: npm run provider:check -- <url> <keyId:secret> [options]

  --vendor CODE --game ID   the game that is played, one of the key's provider; without them the game
                            “conformance” of the vendor that is called like the provider:
                            npm run provider:add -- acme --vendor acme --category RNG --game conformance
  --seed N                  what is done, and in which order; drawn when not given
  --calls N                 how many calls, about; 2000
  --players N               how many trial accounts play; 4
  --members name:password,… plays as these members instead, with their play credit
  --parallel N              how many calls are under way at most; 8
  --ledger                  ends with npm run ledger:check, which needs the deployment's environment`;

export type CheckArguments = CheckOptions & { readonly isLedgerChecked: boolean };

/** Reads the command line. `drawSeed` is asked only where no seed is given. */
export function readArguments(given: readonly string[], drawSeed: () => number): CheckArguments {
  const { values, positionals } = parse(given);
  const [url, key = '', ...more] = positionals;
  if (!url || !/^https?:$/.test(URL.parse(url)?.protocol ?? '') || more.length > 0)
    throw new ArgumentError(USAGE);
  const colon = key.indexOf(':');
  if (colon < 1 || colon === key.length - 1) throw new ArgumentError(USAGE);
  return {
    url,
    keyId: key.slice(0, colon),
    secret: key.slice(colon + 1),
    vendor: values.vendor ?? key.slice(0, colon).replace(/-\d+$/, ''),
    gameId: values.game,
    seed: values.seed === undefined ? drawSeed() : readNumber('seed', values.seed, 0),
    calls: readNumber('calls', values.calls, 1),
    players: readNumber('players', values.players, 1),
    parallel: readNumber('parallel', values.parallel, 1),
    members: values.members === undefined ? [] : values.members.split(',').map(readMember),
    isLedgerChecked: values.ledger,
  };
}

function parse(given: readonly string[]) {
  try {
    return parseArgs({
      args: [...given],
      allowPositionals: true,
      options: {
        vendor: { type: 'string' },
        game: { type: 'string', default: 'conformance' },
        seed: { type: 'string' },
        calls: { type: 'string', default: '2000' },
        players: { type: 'string', default: '4' },
        parallel: { type: 'string', default: '8' },
        members: { type: 'string' },
        ledger: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    throw new ArgumentError(`${(error as Error).message}\n\n${USAGE}`);
  }
}

function readNumber(name: string, text: string, min: number): number {
  const number = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
  if (number >= min) return number;
  throw new ArgumentError(`--${name} is a whole number from ${min} up, not “${text}”\n\n${USAGE}`);
}

function readMember(text: string): Member {
  const colon = text.indexOf(':');
  if (colon < 1) throw new ArgumentError(`--members takes name:password, not “${text}”`);
  return { username: text.slice(0, colon), password: text.slice(colon + 1) };
}

/** The command that does the same again. The secret is left to whoever has it. */
export function writeCommand(check: CheckArguments): string {
  const { url, keyId, vendor, gameId, seed, calls, players, parallel, members } = check;
  const who =
    members.length > 0
      ? `--members ${members.map(({ username }) => `${username}:…`).join(',')}`
      : `--players ${players}`;
  return (
    `npm run provider:check -- ${url} ${keyId}:… --vendor ${vendor} --game ${gameId} ` +
    `--seed ${seed} --calls ${calls} ${who} --parallel ${parallel}`
  );
}
