import { hkdfSync } from 'node:crypto';
import { join } from 'node:path';
import type { Clock } from '@maneki/kernel/clock';
import { invariant } from '@maneki/kernel/invariant';
import { createSandbox, SANDBOX_PATH, type Sandbox } from '@maneki/sandbox-pay/create-sandbox';
import { openJournal } from '@maneki/sandbox-pay/journal';
import {
  type ConfiguredProvider,
  createHttpGateway,
  type PaymentDoor,
} from '@maneki/server/features/cashier/index';
import type { Log } from '@maneki/server/platform/metrics/log';
import type { Config } from './config.ts';
import { SANDBOX_CODE } from './config-payments.ts';

type Given = { readonly clock: Clock; readonly log: Log; readonly masterSecret: string };

/** Those who collect money and pay it out: as configured, and in a demonstration the sandbox as well. */
export function preparePayments(
  config: Pick<Config, 'PAYMENT_PROVIDERS' | 'isDemo' | 'ROLE' | 'DATA_DIR'>,
  { clock, log, masterSecret }: Given,
): {
  readonly providers: readonly ConfiguredProvider[];
  /** Puts the sandbox on the wire, once there is a door for what it tells. */
  openSandbox(app: Parameters<Sandbox['register']>[0], door: PaymentDoor): Promise<void>;
} {
  const configured = config.PAYMENT_PROVIDERS.map(
    ({ code, url: baseUrl, keyId, keySecret, mode }): ConfiguredProvider => {
      const key = { id: keyId, secret: keySecret };
      const provider = createHttpGateway({ baseUrl, key, clock, log });
      return { code, key, provider, isTest: mode === 'test' };
    },
  );
  // It is one process that keeps its own file, and moves no money.
  if (!config.isDemo || config.ROLE !== 'all')
    return { providers: configured, openSandbox: async () => {} };

  let told: PaymentDoor | undefined;
  const key = deriveSandboxKey(masterSecret);
  const sandbox = createSandbox({
    clock,
    key,
    journal: openJournal(join(config.DATA_DIR, 'sandbox-pay.jsonl')),
    callPlatform: async (path, headers, body) => {
      invariant(told, 'the sandbox speaks once the platform listens');
      const callback = path.endsWith('/payout') ? 'payout' : 'deposit';
      return told({ callback, headers, body });
    },
  });
  const provider = createHttpGateway({
    // Nobody looks it up: the sandbox is in this very process.
    baseUrl: `http://sandbox.invalid${SANDBOX_PATH}`,
    fetch: sandbox.fetch,
    key,
    clock,
    log,
  });
  return {
    providers: [...configured, { code: SANDBOX_CODE, key, provider, isTest: true }],
    async openSandbox(app, door) {
      told = door;
      await sandbox.register(app);
    },
  };
}

/** The two share a secret that nobody has to keep for them. */
function deriveSandboxKey(masterSecret: string) {
  const secret = hkdfSync('sha256', masterSecret, 'maneki', 'sandbox payment key', 32);
  return { id: `${SANDBOX_CODE}-own`, secret: Buffer.from(secret).toString('base64url') };
}
