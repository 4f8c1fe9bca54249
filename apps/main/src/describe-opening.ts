import { DEMO_PASSWORD } from '@maneki/server/features/identity/index';
import type { Config } from './config.ts';
import { listMissing } from './refuse-demo.ts';
import type { Product } from './start-product.ts';

/** What whoever starts the product reads: where it is, who can log in, and what it still lacks. */
export function describeOpening(
  config: Config,
  { address, demoAccounts }: Pick<Product, 'address' | 'demoAccounts'>,
): string {
  const { ROLE, SMS_GATEWAY, CONSOLE, isDemo } = config;
  if (ROLE === 'worker')
    return `Maneki works in the background; its health is at ${address}/healthz`;
  const second = address.replace('localhost', 'ph.localhost');
  return [
    `Maneki is open at ${address}/m/home`,
    `Second site: ${second}/m/home`,
    ...(CONSOLE === 'on' ? [`The operators' console: ${consoleAddress(config, address)}`] : []),
    ...(demoAccounts.length > 0
      ? [`Demo accounts: ${demoAccounts.join(', ')} (password ${DEMO_PASSWORD})`]
      : []),
    ...(isDemo && SMS_GATEWAY === 'outbox'
      ? [`Messages that nobody receives: ${address}/dev/outbox`]
      : []),
    ...listMissing(config),
  ].join('\n');
}

const consoleAddress = ({ CONSOLE_HOST }: Config, address: string): string =>
  `${CONSOLE_HOST ? address.replace('localhost', CONSOLE_HOST) : address}/console`;
