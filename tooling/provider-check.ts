/**
 * `npm run provider:check -- <url> <keyId:secret>`: plays a provider against a running deployment that
 * doubles, reorders, delays, loses and alters its calls, and compares every answer with a model of the
 * protocol. Ends with 0 when all agree, 1 at the first that does not, 2 when it could not begin.
 */
import { randomInt } from 'node:crypto';
import { runCommand } from './gate/run-command.ts';
import { CannotBeginError, Deviation } from './provider-check/deviation.ts';
import {
  ArgumentError,
  type CheckArguments,
  readArguments,
  writeCommand,
} from './provider-check/read-arguments.ts';
import { runCheck } from './provider-check/run-check.ts';

const SEED_MAX = 1_000_000_000;

async function main(given: readonly string[]): Promise<number> {
  const check = readArguments(given, () => randomInt(SEED_MAX));
  console.log(`seed       ${check.seed}`);
  try {
    const tally = await runCheck(check, { now: Date.now, say: console.log });
    await checkLedger(check);
    console.log(`Every answer is as the protocol says: ${tally.calls} calls, seed ${check.seed}`);
    return 0;
  } catch (error) {
    if (!(error instanceof Deviation)) throw error;
    console.error(`\nThis is not as the protocol says (seed ${check.seed}):\n${error.message}`);
    console.error(`\nAgain: ${writeCommand(check)}`);
    return 1;
  }
}

async function checkLedger({ isLedgerChecked }: CheckArguments): Promise<void> {
  if (!isLedgerChecked) {
    console.log('ledger     not looked at: say --ledger where its database can be reached');
    return;
  }
  const { code, output } = await runCommand('npm', ['run', '--silent', 'ledger:check']);
  console.log(`ledger\n${output}`);
  if (code !== 0) throw new Deviation('The books do not balance.');
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  const isUsage = error instanceof ArgumentError || error instanceof CannotBeginError;
  console.error(isUsage ? error.message : error);
  process.exitCode = 2;
}
