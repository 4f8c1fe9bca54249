import { findDemo } from '@maneki/server/features/identity/index';
import { listMarketPolicies } from '@maneki/server/features/site/index';
import type { Database } from '@maneki/server/platform/database/database';
import { type Config, ConfigError } from './config.ts';

/**
 * Stops the start where a known password would let somebody in whom nobody wants, or where what is for
 * demonstrations stands beside real money. The message says what to do about it.
 */
export async function refuseDemoLeftovers(database: Database, { isDemo }: Config): Promise<void> {
  const { demo, policies } = await database.transact(async (tx) => ({
    demo: await findDemo(tx),
    policies: await listMarketPolicies(tx),
  }));
  const real = policies.filter(({ mode }) => mode === 'REAL').map((policy) => policy.countryCode);
  if (isDemo && real.length > 0)
    throw new ConfigError(
      `Real money is played for in ${real.join(', ')}, so this can be no demonstration: set DEMO=off.`,
    );
  if (!isDemo && demo.accounts.length > 0)
    throw new ConfigError(
      `Anybody may know the password of these accounts: ${demo.accounts.join(', ')}. ` +
        'Remove them with `npm run demo:remove`, or set DEMO=on for a demonstration.',
    );
  if (!isDemo && demo.hasGift)
    throw new ConfigError(
      'New members are given money out of nothing. End that with `npm run demo:remove`, ' +
        'or set DEMO=on for a demonstration.',
    );
}

/** What a start without a demonstration still lacks, a sentence for each. */
export const listMissing = ({ isDemo, SMS_GATEWAY, SMTP_URL, MASTER_SECRET }: Config): string[] =>
  isDemo
    ? []
    : [
        ...(SMS_GATEWAY === 'outbox'
          ? ['Text messages cannot be sent: set SMS_GATEWAY=twilio and what it needs.']
          : []),
        ...(SMTP_URL ? [] : ['Mails cannot be sent: set SMTP_URL and MAIL_FROM.']),
        ...(MASTER_SECRET
          ? []
          : ['The master secret lies beside the data: set MASTER_SECRET, and keep it elsewhere.']),
        'No demo account can log in. `npm run operator:add` makes the first operator.',
      ];
