import { parseArgs } from 'node:util';
import type { Clock } from '@maneki/kernel/clock';
import {
  addProviderKey,
  retireProviderKey,
  setUpProvider,
} from '@maneki/server/features/play/index';
import type { Database, Tx } from '@maneki/server/platform/database/database';
import type { Sealer } from '@maneki/server/platform/encryption/seal';
import { COULD_NOT, type OperatorCommand, type Say } from './operator-door.ts';
import { recordCommand } from './record-command.ts';

export type ProviderTools = {
  readonly database: Database;
  readonly clock: Clock;
  readonly sealer: Sealer;
  /** Lets a running product know at once. */
  readonly onChange: () => void;
};

const USAGE = {
  'provider:add':
    'npm run provider:add -- <code> [--name NAME] [--url BASE] [--client URL] ' +
    '[--vendor CODE --category RNG --game ID[,ID…]]',
  'provider:rotate': 'npm run provider:rotate -- <code> [--retire KEY]',
} as const;

export type ProviderCommand = keyof typeof USAGE;

export const isProviderCommand = (name: string): name is ProviderCommand => name in USAGE;

const REFUSALS: Readonly<Record<string, string>> = {
  provider_exists: 'This provider is there already; `npm run provider:rotate` gives it a new key.',
  provider_code_invalid: 'A code has 2 to 31 small letters, digits and hyphens, and is not taken.',
  provider_url_invalid: 'The address must look like https://games.example/path.',
  provider_client_invalid:
    'Games must stand at https://… (http://localhost for trying), without a password in the address.',
  provider_unknown: 'There is no such provider.',
  too_many_keys: 'It has two active keys; retire one with --retire KEY first.',
  category_unknown: 'There is no such category.',
  key_unknown: 'There is no such active key.',
};

/** Makes providers known and changes their keys. A secret is said once, and kept nowhere in the clear. */
export const providerCommands = (
  tools: ProviderTools,
): Readonly<Record<ProviderCommand, OperatorCommand>> => ({
  'provider:add': (say, args) => add(tools, say, args),
  'provider:rotate': (say, args) => rotate(tools, say, args),
});

async function add(
  { database, clock, sealer, onChange }: ProviderTools,
  say: Say,
  args: readonly string[],
) {
  const read = readArgs(args, ['name', 'url', 'client', 'vendor', 'category', 'game']);
  if (!read) return explain(say, 'provider:add');
  const { code, options } = read;
  const vendor = options.vendor && {
    code: options.vendor,
    category: options.category ?? '',
    gameIds: options.game?.split(',').filter(Boolean) ?? [],
  };
  const setUp = {
    code,
    name: options.name ?? code,
    baseUrl: options.url ?? null,
    clientUrl: options.client ?? null,
    vendor: vendor || undefined,
    sealer,
    now: clock.now(),
  };
  const outcome = await database.transact((tx) =>
    recordIfDone(tx, setUpProvider(tx, setUp), { name: 'provider:add', code, now: setUp.now }),
  );
  if (!outcome.ok) return refuse(say, outcome.refusal.code);
  onChange();
  say(`${outcome.value.keyId}:${outcome.value.secret}`);
  return 0;
}

async function rotate(
  { database, clock, sealer, onChange }: ProviderTools,
  say: Say,
  args: readonly string[],
) {
  const read = readArgs(args, ['retire']);
  if (!read) return explain(say, 'provider:rotate');
  const { code, options } = read;
  const now = clock.now();
  if (options.retire) {
    const keyId = options.retire;
    const outcome = await database.transact((tx) =>
      recordIfDone(tx, retireProviderKey(tx, { keyId, now }), {
        name: 'provider:rotate',
        code,
        now,
        after: { retired: keyId },
      }),
    );
    if (!outcome.ok) return refuse(say, outcome.refusal.code);
    onChange();
    say(`${keyId} is retired.`);
    return 0;
  }
  const outcome = await database.transact((tx) =>
    recordIfDone(tx, addProviderKey(tx, { providerCode: code, sealer, now }), {
      name: 'provider:rotate',
      code,
      now,
    }),
  );
  if (!outcome.ok) return refuse(say, outcome.refusal.code);
  onChange();
  say(`${outcome.value.keyId}:${outcome.value.secret}`);
  return 0;
}

/** What was done stands in the audit trail with it; a secret never does. */
async function recordIfDone<Done extends { readonly ok: boolean }>(
  tx: Tx,
  doing: Promise<Done>,
  command: {
    readonly name: ProviderCommand;
    readonly code: string;
    readonly now: Date;
    readonly after?: unknown;
  },
): Promise<Done> {
  const outcome = await doing;
  const { code, ...told } = command;
  if (outcome.ok) await recordCommand(tx, { ...told, subject: `provider ${code}` });
  return outcome;
}

/** One code and options that take a value; undefined for anything else. */
function readArgs(args: readonly string[], names: readonly string[]) {
  const options = Object.fromEntries(names.map((name) => [name, { type: 'string' as const }]));
  try {
    const { positionals, values } = parseArgs({ args: [...args], options, allowPositionals: true });
    const [code, ...rest] = positionals;
    if (code === undefined || rest.length > 0) return undefined;
    return { code, options: values as Readonly<Record<string, string | undefined>> };
  } catch {
    return undefined;
  }
}

function explain(say: Say, command: ProviderCommand): number {
  say(USAGE[command]);
  return COULD_NOT;
}

function refuse(say: Say, code: string): number {
  say(REFUSALS[code] ?? code);
  return 1;
}
