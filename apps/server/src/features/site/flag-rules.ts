import type { Flag, Flags } from '@maneki/contract/flags';

/**
 * Flags that cannot stand together, or undefined. Somebody who registers by mobile number without a
 * password could never log in again where login by SMS code is off.
 */
export function misconfiguration(flags: Flags): readonly Flag[] | undefined {
  const isLockedOut = flags.MOBILENUMREG3 && !flags.MOBILENUMPASSREG3 && !flags.MOBILEVERCODELOGIN3;
  if (isLockedOut) return ['MOBILENUMREG3', 'MOBILENUMPASSREG3', 'MOBILEVERCODELOGIN3'];
  return undefined;
}
