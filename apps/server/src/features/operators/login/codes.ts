import { Secret, TOTP } from 'otpauth';
import { deriveKey } from '#platform/encryption/seal';

const PERIOD_SECONDS = 30;
/** Clocks differ, and fingers need time: the code before and the one after are taken, too. */
const PERIODS_ASIDE = 1;

/** Codes of the moment by RFC 6238, as every authenticator makes them. */
export type OperatorCodes = {
  /** The period that a code belongs to; undefined where it is none of now. */
  periodOf(salt: string, code: string, now: Date): bigint | undefined;
  /** The code of the moment itself. */
  make(salt: string, now: Date): string;
  /** What an authenticator is set up with: as text to type, and as an address to scan. */
  describe(salt: string, name: string): { readonly secret: string; readonly uri: string };
};

/** Keys are never stored: each follows from the deployment's secret and the operator's salt. */
export function createOperatorCodes(masterSecret: string): OperatorCodes {
  const totpOf = (salt: string, label?: string) => {
    const key = deriveKey(masterSecret, `operator codes ${salt}`).subarray(0, 20);
    const secret = new Secret({ buffer: new Uint8Array(key).buffer });
    return new TOTP({ issuer: 'Maneki', ...(label && { label }), secret, period: PERIOD_SECONDS });
  };
  return {
    periodOf(salt, code, now) {
      if (!/^\d{6}$/.test(code)) return undefined;
      const timestamp = now.getTime();
      const aside = totpOf(salt).validate({ token: code, timestamp, window: PERIODS_ASIDE });
      if (aside === null) return undefined;
      return BigInt(Math.floor(timestamp / 1000 / PERIOD_SECONDS) + aside);
    },
    make: (salt, now) => totpOf(salt).generate({ timestamp: now.getTime() }),
    describe(salt, name) {
      const totp = totpOf(salt, name);
      return { secret: totp.secret.base32, uri: totp.toString() };
    },
  };
}
