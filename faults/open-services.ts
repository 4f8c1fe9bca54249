import type { Clock } from '@maneki/kernel/clock';
import type { Database } from '@maneki/server/platform/database/database';
import { REGISTRATION_BUDGET } from '@maneki/server/platform/limits/registration-budget';
import { ORDINARY_BITS } from '@maneki/server/platform/proof/difficulty';
import { startServices } from '@maneki/server/start-services';
import { silentLog } from '@maneki/server/testing/silent-log';
import { recordMessages } from '@maneki/server/testing/test-outside';
import { MASTER_SECRET } from '../bench/provider-keys.ts';
import { readGateways } from './payment-gateway.ts';

/** What the product's jobs work with, on a database and at a time of our choice; nothing runs by itself. */
export const openServices = (
  database: Database,
  { clock, gateways }: { readonly clock: Clock; readonly gateways: string | undefined },
) =>
  startServices({
    database,
    clock,
    log: silentLog,
    masterSecret: MASTER_SECRET,
    redisUrl: undefined,
    proofBits: ORDINARY_BITS,
    registrationBudget: REGISTRATION_BUDGET,
    isWorker: false,
    outside: recordMessages().outside,
    paymentProviders: readGateways(gateways),
  });
