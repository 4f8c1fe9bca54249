import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { REGISTRATION_BUDGET } from '@maneki/server/platform/limits/registration-budget';
import { ORDINARY_BITS } from '@maneki/server/platform/proof/difficulty';
import { z } from 'zod';
import { findMissingForHouse, houseVariables } from './config-house.ts';
import { findHalfSet, outsideVariables } from './config-outside.ts';
import { findPaymentFault, paymentVariables } from './config-payments.ts';
import { pushVariables } from './config-push.ts';

const range = z.string().refine(isRange, 'must be an address or a range such as 10.0.0.0/8');

function wholeNumber(min: number, max: number) {
  const error = `must be a whole number from ${min} to ${max}`;
  return z.coerce.number({ error }).int({ error }).min(min, { error }).max(max, { error });
}

const schema = z.object({
  PORT: wholeNumber(0, 65_535).default(3_000),
  HOST: z.string().min(1).default('::'),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'must look like postgres://user@host:5432/name' })
    .optional(),
  REDIS_URL: z.url({ protocol: /^rediss?$/, error: 'must look like redis://host:6379' }).optional(),
  DATA_DIR: z
    .string()
    .min(1)
    .default('.data')
    .transform((path) => resolve(path)),
  ROLE: z.enum(['all', 'web', 'worker', 'house']).default('all'),
  /** Seals what is secret in the database. Several nodes must share it. */
  MASTER_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  TRUSTED_PROXIES: z
    .string()
    .default('')
    .transform((text) =>
      text
        .split(',')
        .map((part) => part.trim())
        .filter(Boolean),
    )
    .pipe(z.array(range)),
  /** Whether the proxies write `X-Forwarded-Host` and `X-Forwarded-Port` themselves. */
  FORWARDED_HOST: z.enum(['on', 'off']).default('off'),
  COUNTRY_HEADER: z
    .string()
    .regex(/^[\w-]+$/, 'must be the name of a header')
    .optional(),
  COUNTRY_OVERRIDE: z
    .string()
    .regex(/^[A-Z]{2}$/, 'must be a country code such as JP')
    .optional(),
  /** How long a stopping node says that it is not ready before it closes, for a balancer to notice. */
  DRAIN_SECONDS: wholeNumber(0, 60).default(0),
  /** Whether operators have their console in a browser, and the only host of it. */
  CONSOLE: z.enum(['on', 'off']).default('on'),
  CONSOLE_HOST: z
    .string()
    .regex(/^[a-z0-9.-]+$/, 'must be the name of a host, without a port')
    .optional(),
  /** Accounts that anybody may use, a gift to new members, and messages that are shown to everybody. */
  DEMO: z.enum(['on', 'off']).optional(),
  /** How many accounts may be opened from one address; IPv6 networks count as one or several. */
  REGISTRATIONS_PER_HOUR: wholeNumber(1, 100_000).default(REGISTRATION_BUDGET.perHour),
  REGISTRATIONS_PER_DAY: wholeNumber(1, 100_000).default(REGISTRATION_BUDGET.perDay),
  /** Zero bits that a proof of work has in each part while little is going on; one more is twice the work. */
  PROOF_BITS: wholeNumber(1, 18).default(ORDINARY_BITS),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('warn'),
  ...outsideVariables,
  ...houseVariables,
  ...paymentVariables,
  ...pushVariables,
});

export type Config = Omit<z.infer<typeof schema>, 'DEMO'> & { readonly isDemo: boolean };

/** The environment says something that we cannot use; the message is meant for the operator. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

/** Called once, by main.ts. Everything else receives what it needs as an argument. */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  // An empty variable is how shells and compose files say that it is not set.
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const result = schema.safeParse(given);
  if (!result.success) throw new ConfigError(describe(result.error, given));
  const { DEMO, ...config } = result.data;
  if (config.ROLE !== 'all' && !config.DATABASE_URL)
    throw new ConfigError(
      `ROLE=${config.ROLE} needs a DATABASE_URL: the embedded database serves one process only.`,
    );
  const half = findHalfSet(config) ?? findMissingForHouse(config) ?? findPaymentFault(config);
  if (half) throw new ConfigError(half);
  // Whoever brings a database of their own means business, unless they say otherwise.
  return { ...config, isDemo: DEMO ? DEMO === 'on' : !config.DATABASE_URL };
}

function describe(error: z.ZodError, given: Readonly<Record<string, string | undefined>>): string {
  const lines = error.issues.map(({ path, message }) => {
    const name = String(path[0]);
    const isSecret = /SECRET|TOKEN|URL|PAYMENT|PRIVATE/.test(name);
    return `  ${name}${isSecret ? '' : `=${given[name]}`}: ${message}`;
  });
  return `The environment is not usable:\n${lines.join('\n')}`;
}

function isRange(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  const family = isIP(address);
  if (family === 0 || rest.length > 0) return false;
  if (bits === undefined) return true;
  return /^\d{1,3}$/.test(bits) && Number(bits) <= (family === 6 ? 128 : 32);
}
