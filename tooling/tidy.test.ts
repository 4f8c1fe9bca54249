import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { readTree, type TreeFile } from './tidy/source-tree.ts';
import { complaints } from './tidy.ts';

const SERVER = 'apps/server/src/features';
const SITE = 'apps/player/src/features';
const HOUSE = 'apps/house/src/features';

type Planted = { readonly path: string; readonly text?: string };

const tree = (files: readonly Planted[]): TreeFile[] =>
  files.map(({ path, text = '' }) => ({ path, text }));

/** Each rule with a violation that is refused with a certain complaint, and a neighbour without it. */
const RULES: readonly {
  readonly rule: string;
  readonly complaint: string;
  readonly refused: readonly Planted[];
  readonly accepted: readonly Planted[];
}[] = [
  {
    rule: 'packages never import apps',
    complaint: 'ui may not import the app player',
    refused: [{ path: 'packages/ui/src/a.ts', text: `import '@maneki/player/b';` }],
    accepted: [{ path: 'packages/ui/src/a.ts', text: `import './b.ts';` }],
  },
  {
    rule: 'apps never import each other',
    complaint: 'player may not import the app server',
    refused: [
      { path: 'apps/player/src/app/a.ts', text: `import type { B } from "@maneki/server/b";` },
    ],
    accepted: [{ path: 'apps/main/src/a.ts', text: `import type { B } from "@maneki/server/b";` }],
  },
  {
    rule: 'the house knows the platform in its tests alone',
    complaint: 'house may not import the app server',
    refused: [{ path: 'apps/house/src/platform/a.ts', text: `import '@maneki/server/services';` }],
    accepted: [
      { path: 'apps/house/src/testing/a.ts', text: `import '@maneki/server/services';` },
      { path: 'apps/house/src/a.db.test.ts', text: `import '@maneki/server/services';` },
    ],
  },
  {
    rule: 'a type by import() counts as an import',
    complaint: 'server may not import the app house',
    refused: [
      { path: `${SERVER}/play/a.ts`, text: `export type A = import('@maneki/house/b').B;` },
    ],
    accepted: [{ path: `${SERVER}/play/a.ts`, text: `export type A = import('./b.ts').B;` }],
  },
  {
    rule: 'a package imports only what its row of the table names',
    complaint: 'phrases may not import ui',
    refused: [{ path: 'packages/phrases/src/a.ts', text: `export { b } from '@maneki/ui/b';` }],
    accepted: [
      { path: 'packages/phrases/src/a.ts', text: `export { b } from '@maneki/contract/b';` },
    ],
  },
  {
    rule: 'kernel imports nothing of ours',
    complaint: 'kernel may not import contract',
    refused: [{ path: 'packages/kernel/src/a.ts', text: `import '@maneki/contract/b';` }],
    accepted: [{ path: 'packages/contract/src/a.ts', text: `import '@maneki/kernel/b';` }],
  },
  {
    rule: 'art is for apps alone',
    complaint: 'ui may not import art',
    refused: [{ path: 'packages/ui/src/a.tsx', text: `import '@maneki/art/b';` }],
    accepted: [{ path: 'apps/player/src/app/a.tsx', text: `import '@maneki/art/b';` }],
  },
  {
    rule: 'art imports nothing of ours',
    complaint: 'art may not import kernel',
    refused: [{ path: 'packages/art/src/a.ts', text: `import '@maneki/kernel/b';` }],
    accepted: [{ path: 'packages/art/src/a.ts', text: `import 'sharp';` }],
  },
  {
    rule: 'testkit is for tests',
    complaint: 'testkit is for tests alone',
    refused: [{ path: 'apps/server/src/platform/a.ts', text: `import '@maneki/testkit/b';` }],
    accepted: [{ path: 'apps/server/src/platform/a.test.ts', text: `import '@maneki/testkit/b';` }],
  },
  {
    rule: 'contract depends on zod only',
    complaint: 'contract may not depend on fastify',
    refused: [{ path: 'packages/contract/src/a.ts', text: `import 'fastify';` }],
    accepted: [{ path: 'packages/contract/src/a.ts', text: `import 'zod';` }],
  },
  {
    rule: 'kernel does not even depend on Node',
    complaint: 'kernel may not depend on node:fs',
    refused: [{ path: 'packages/kernel/src/a.ts', text: `import 'node:fs';` }],
    accepted: [{ path: 'packages/kernel/src/a.test.ts', text: `import 'node:fs';` }],
  },
  {
    rule: 'the servers import no components',
    complaint: 'server shows nothing',
    refused: [{ path: 'apps/server/src/platform/a.ts', text: `import '@maneki/ui/b';` }],
    accepted: [{ path: 'apps/player/src/platform/a.ts', text: `import '@maneki/ui/b';` }],
  },
  {
    rule: 'the product does not import the tooling',
    complaint: 'the product never imports tooling/',
    refused: [{ path: 'packages/a.ts', text: `import '../tooling/b.ts';` }],
    accepted: [{ path: 'e2e/a.e2e.test.ts', text: `import '../tooling/b.ts';` }],
  },
  {
    rule: 'site features never import each other',
    complaint: 'features never import each other',
    refused: [{ path: `${SITE}/wallet/a.ts`, text: `import '#features/site';` }],
    accepted: [{ path: 'apps/player/src/app/a.ts', text: `import '#features/site';` }],
  },
  {
    rule: 'a server feature imports only earlier ones',
    complaint: 'site comes before wallet and may not import it',
    refused: [{ path: `${SERVER}/site/a.ts`, text: `import '#features/wallet';` }],
    accepted: [{ path: `${SERVER}/wallet/a.ts`, text: `import '#features/site';` }],
  },
  {
    rule: 'the house has an order of its own',
    complaint: 'seeds comes before slots and may not import it',
    refused: [{ path: `${HOUSE}/seeds/a.ts`, text: `const b = await import('#features/slots');` }],
    accepted: [{ path: `${HOUSE}/slots/a.ts`, text: `const b = await import('#features/seeds');` }],
  },
  {
    rule: 'only the index of another feature is public',
    complaint: 'only site/index.ts is public',
    refused: [{ path: `${SERVER}/wallet/a.ts`, text: `import '../site/merchant.ts';` }],
    accepted: [{ path: `${SERVER}/wallet/a.ts`, text: `import '../site/index.ts';` }],
  },
  {
    rule: 'what composes features imports their index too',
    complaint: 'only site/index.ts is public',
    refused: [{ path: 'apps/server/src/server.ts', text: `import './features/site/store.ts';` }],
    accepted: [{ path: 'apps/server/src/server.ts', text: `import '#features/site';` }],
  },
  {
    rule: 'the platform knows no features',
    complaint: 'the platform knows no features',
    refused: [{ path: 'apps/server/src/platform/a.ts', text: `import '#features/site';` }],
    accepted: [{ path: 'apps/server/src/platform/a.ts', text: `import '#platform/b';` }],
  },
  {
    rule: 'imports do not climb',
    complaint: 'not by ../..',
    refused: [{ path: `${SITE}/site/screens/a.ts`, text: `import '../../../platform/b.ts';` }],
    accepted: [{ path: `${SITE}/site/screens/a.ts`, text: `import '../b.ts';` }],
  },
  {
    rule: 'only a feature has an index',
    complaint: 'only a feature has an index.ts',
    refused: [{ path: 'packages/ui/src/index.ts' }],
    accepted: [{ path: `${SERVER}/site/index.ts` }],
  },
  {
    rule: 'Kysely stays in stores, the platform and tests',
    complaint: 'Kysely is not imported elsewhere',
    refused: [{ path: `${SERVER}/site/change-settings.ts`, text: `import { sql } from 'kysely';` }],
    accepted: [
      { path: `${SERVER}/site/store.ts`, text: `import { sql } from 'kysely';` },
      { path: 'apps/server/src/platform/outbox/a.ts', text: `import { sql } from 'kysely';` },
      { path: `${SERVER}/site/a.db.test.ts`, text: `import { sql } from 'kysely';` },
    ],
  },
  {
    rule: 'a statement begun outside a store is refused',
    complaint: 'SQL belongs in store.ts',
    refused: [{ path: `${SERVER}/site/a.ts`, text: `tx.selectFrom('site_merchants');` }],
    accepted: [{ path: `${SERVER}/site/store.ts`, text: `tx.selectFrom('site_merchants');` }],
  },
  {
    rule: 'a store names only tables of its feature by Kysely',
    complaint: 'wallet_accounts is not a table of play',
    refused: [
      {
        path: `${SERVER}/play/store.ts`,
        text: `tx.selectFrom('play_rounds as r').innerJoin('wallet_accounts as a', 'a.id', 'r.id');`,
      },
    ],
    accepted: [
      {
        path: `${SERVER}/play/store.ts`,
        text: `tx.with('newest', (q) => q.selectFrom('play_rounds')).selectFrom('newest');
               Buffer.from('wallet_accounts');`,
      },
    ],
  },
  {
    rule: 'a store names only tables of its feature in SQL',
    complaint: 'wallet_holds is not a table of play',
    refused: [
      {
        path: `${SERVER}/play/store.ts`,
        text: 'sql<Row>`select * from play_rounds r, wallet_holds h where r.id = h.id`;',
      },
    ],
    accepted: [
      {
        path: `${SERVER}/play/store.ts`,
        text: 'sql`with moved as (update play_rounds set x = 1 returning *) select * from moved`;',
      },
    ],
  },
  {
    rule: 'plain texts are read as SQL where they look like it',
    complaint: 'wallet_holds is not a table of play',
    refused: [{ path: `${SERVER}/play/store.ts`, text: `sql.raw('delete from wallet_holds');` }],
    accepted: [{ path: `${SERVER}/play/store.ts`, text: `fail('taken from wallet_holds');` }],
  },
  {
    rule: 'the house names its tables in its schema',
    complaint: 'seeds_pairs is not a table of slots',
    refused: [
      { path: `${HOUSE}/slots/store.ts`, text: 'sql`insert into house.seeds_pairs default`;' },
    ],
    accepted: [{ path: `${HOUSE}/slots/store.ts`, text: 'sql`insert into house.slots_spins x`;' }],
  },
  {
    rule: 'a store function takes the transaction first',
    complaint: 'the first parameter of a store function is tx',
    refused: [
      { path: `${SERVER}/site/store.ts`, text: 'export async function listAll(id: string) {}' },
    ],
    accepted: [
      {
        path: `${SERVER}/site/store.ts`,
        text: 'export const listAll = (tx: Tx) => rows(tx);\nfunction rows(id: unknown) {}',
      },
    ],
  },
  {
    rule: 'a condition with `or` stands in parentheses',
    complaint: 'a condition with `or` stands in parentheses',
    refused: [
      {
        path: `${SERVER}/site/store.ts`,
        text: 'const isEnded = sql<boolean>`(a) or (b is null)`;',
      },
    ],
    accepted: [
      {
        path: `${SERVER}/site/store.ts`,
        text: "const isEnded = sql<boolean>`((a) or b) and case when c or d then e end = 'this or that'`;",
      },
    ],
  },
  {
    rule: 'a condition with `or` stands in parentheses where it is handed over',
    complaint: 'a condition with `or` stands in parentheses',
    refused: [{ path: `${SERVER}/site/store.ts`, text: 'query.where(sql`a OR b`);' }],
    accepted: [{ path: `${SERVER}/site/store.ts`, text: 'query.where(sql`(a or b)`);' }],
  },
  {
    rule: 'migrations are named after a feature and what they do',
    complaint: 'migrations are named NNNN_feature_verb_noun.sql',
    refused: [{ path: 'apps/server/migrations/0001_fix.sql', text: '-- Why: x' }],
    accepted: [{ path: 'apps/server/migrations/0001_wallet_add_holds.sql', text: '-- Why: x' }],
  },
  {
    rule: 'migrations belong to a feature that there is',
    complaint: 'there is no feature purse',
    refused: [{ path: 'apps/server/migrations/0001_purse_add_holds.sql', text: '-- Why: x' }],
    accepted: [{ path: 'apps/server/migrations/0001_platform_add_holds.sql', text: '-- Why: x' }],
  },
  {
    rule: 'migrations are numbered without gaps',
    complaint: 'expected the number 0002',
    refused: [
      { path: 'apps/server/migrations/0003_site_add_hosts.sql', text: '-- Why: x' },
      { path: 'apps/server/migrations/0001_site_add_looks.sql', text: '-- Why: x' },
    ],
    accepted: [
      { path: 'apps/server/migrations/0002_site_add_hosts.sql', text: '-- Why: x' },
      { path: 'apps/server/migrations/0002_site_add_hosts_check.sql', text: '-- Why: x' },
      { path: 'apps/server/migrations/0001_site_add_looks.sql', text: '-- Why: x' },
    ],
  },
  {
    rule: 'a migration opens with its reason',
    complaint: 'a migration opens with its reason',
    refused: [
      { path: 'apps/server/migrations/0001_site_add_hosts.sql', text: 'create table x ();' },
    ],
    accepted: [
      { path: 'apps/server/migrations/0001_site_add_hosts.sql', text: '-- Why: hosts.\n' },
    ],
  },
  {
    rule: 'only main reads the environment',
    complaint: 'only apps/main/src/main.ts reads the environment',
    refused: [{ path: 'apps/server/src/platform/a.ts', text: 'const port = process.env.PORT;' }],
    accepted: [
      { path: 'apps/main/src/main.ts', text: 'const port = process.env.PORT;' },
      { path: 'apps/player/vite.config.ts', text: 'const port = process.env.PORT;' },
      { path: 'apps/server/src/platform/testing/a.ts', text: 'const port = process.env.PORT;' },
      { path: 'tooling/a.ts', text: 'const port = process.env.PORT;' },
    ],
  },
  {
    rule: 'the environment is not reached by a detour',
    complaint: 'only apps/main/src/main.ts reads the environment',
    refused: [{ path: 'apps/main/src/a.ts', text: `import { env } from 'node:process';` }],
    accepted: [{ path: 'apps/main/src/a.ts', text: `import { argv } from 'node:process';` }],
  },
  {
    rule: 'taking the environment apart is reading it',
    complaint: 'only apps/main/src/main.ts reads the environment',
    refused: [{ path: 'packages/ui/src/a.ts', text: 'const { env: all } = globalThis.process;' }],
    accepted: [{ path: 'packages/ui/src/a.ts', text: 'const { env } = settings;' }],
  },
  {
    rule: 'chance never comes from Math',
    complaint: 'Math.random can be foretold',
    refused: [{ path: 'tooling/a.ts', text: 'const x = Math.random();' }],
    accepted: [{ path: 'tooling/a.ts', text: `const x = 'Math.random()'; Math.max(1, 2);` }],
  },
  {
    rule: 'money never becomes a float',
    complaint: 'stakeAmount is money',
    refused: [{ path: 'apps/player/src/app/a.ts', text: 'const x = Number(bet.stakeAmount!);' }],
    accepted: [{ path: 'apps/player/src/app/a.ts', text: 'const x = Number(bet.stakeCount!);' }],
  },
  {
    rule: 'a sign before an amount is a float as well',
    complaint: 'amount is money',
    refused: [{ path: 'apps/player/src/app/a.ts', text: `const x = +row['amount'];` }],
    accepted: [{ path: 'apps/player/src/app/a.ts', text: `const x = -row['amount'];` }],
  },
  {
    rule: 'a use case is handed the time',
    complaint: 'time and chance are arguments here',
    refused: [{ path: `${SERVER}/play/open-round.ts`, text: 'const at = new Date();' }],
    accepted: [
      { path: `${SERVER}/play/open-round.ts`, text: 'const at = new Date(input.at);' },
      { path: `${SERVER}/play/open-round.test.ts`, text: 'const at = new Date();' },
      { path: 'apps/server/src/platform/a.ts', text: 'const at = Date.now();' },
    ],
  },
  {
    rule: 'rules of games are handed their chance',
    complaint: 'time and chance are arguments here',
    refused: [{ path: 'packages/games/src/koi/rules.ts', text: 'crypto.getRandomValues(bytes);' }],
    accepted: [{ path: 'packages/games/src/koi/rules.ts', text: 'draw(bytes);' }],
  },
  {
    rule: 'file names are kebab-case',
    complaint: 'file names are kebab-case',
    refused: [{ path: 'packages/ui/src/TopBar.tsx' }],
    accepted: [
      { path: 'packages/ui/src/top-bar.tsx' },
      { path: 'apps/player/src/entry.client.tsx' },
      { path: 'apps/player/src/site.tsx' },
      { path: 'packages/art/src/opentype.d.ts' },
      { path: 'apps/server/src/platform/a.db.test.ts' },
    ],
  },
  {
    rule: 'folder names are kebab-case',
    complaint: 'folder names are kebab-case: topBar',
    refused: [{ path: 'packages/ui/src/topBar/a.tsx' }],
    accepted: [{ path: 'packages/ui/src/top-bar/a.tsx' }],
  },
  {
    rule: 'names that say nothing are banned',
    complaint: 'says nothing',
    refused: [{ path: 'packages/ui/src/date-utils.ts' }],
    accepted: [{ path: 'packages/ui/src/commonwealth.ts' }],
  },
  {
    rule: 'a source has at most 400 lines',
    complaint: '401 lines, at most 400',
    refused: [{ path: 'packages/ui/src/a.ts', text: '\n'.repeat(401) }],
    accepted: [
      { path: 'packages/ui/src/a.ts', text: '\n'.repeat(400) },
      { path: 'packages/games/src/koi/data.ts', text: '\n'.repeat(401) },
    ],
  },
  {
    rule: 'a component has at most 300 lines',
    complaint: '301 lines, at most 300',
    refused: [{ path: 'packages/ui/src/a.tsx', text: '\n'.repeat(301) }],
    accepted: [{ path: 'packages/ui/src/a.tsx', text: '\n'.repeat(300) }],
  },
  {
    rule: 'a test has at most 800 lines',
    complaint: '801 lines, at most 800',
    refused: [{ path: 'packages/ui/src/a.test.tsx', text: '\n'.repeat(801) }],
    accepted: [{ path: 'packages/ui/src/a.test.tsx', text: '\n'.repeat(800) }],
  },
  {
    rule: 'a line has at most 120 columns',
    complaint: '121 columns, at most 120',
    refused: [{ path: 'packages/ui/src/a.ts', text: `// ${'x'.repeat(118)}` }],
    accepted: [
      { path: 'packages/ui/src/a.ts', text: `// ${'x'.repeat(117)}` },
      { path: 'packages/phrases/src/en/site.ts', text: `// ${'x'.repeat(118)}` },
      { path: 'packages/games/src/koi/data.ts', text: `// ${'x'.repeat(118)}` },
      { path: 'packages/ui/src/a.ts', text: `const path = '${'x'.repeat(200)}';` },
    ],
  },
  {
    rule: 'a server feature has a README',
    complaint: 'a feature needs its README.md',
    refused: [{ path: `${SERVER}/site/index.ts` }],
    accepted: [{ path: `${SERVER}/site/index.ts` }, { path: `${SERVER}/site/README.md` }],
  },
  {
    rule: 'a feature has an index',
    complaint: 'a feature needs its index.ts',
    refused: [{ path: `${SITE}/site/queries.ts` }],
    accepted: [{ path: `${SITE}/site/queries.ts` }, { path: `${SITE}/site/index.ts` }],
  },
  {
    rule: 'a feature has a place in the order',
    complaint: 'casino is not in the order of features',
    refused: [{ path: `${SERVER}/casino/index.ts` }],
    accepted: [{ path: `${SERVER}/catalog/index.ts` }],
  },
  {
    rule: 'there is one word for each file of a feature',
    complaint: 'this is called store.ts',
    refused: [{ path: `${SERVER}/site/repository.ts` }],
    accepted: [{ path: `${SERVER}/site/store.ts` }],
  },
  {
    rule: 'a screen is called a screen',
    complaint: 'a screen is a <name>-screen.tsx',
    refused: [{ path: `${SITE}/site/screens/home.tsx` }],
    accepted: [{ path: `${SITE}/site/screens/home-screen.tsx` }],
  },
  {
    rule: 'half a feature is refused: the contract',
    complaint: 'half a feature: packages/contract/src/site/endpoints.ts is missing',
    refused: [{ path: `${SITE}/site/index.ts` }],
    accepted: [
      { path: `${SITE}/site/index.ts` },
      { path: 'packages/contract/src/site/endpoints.ts' },
    ],
  },
  {
    rule: 'half a feature is refused: a language',
    complaint: 'half a feature: packages/phrases/src/vi/site.ts is missing',
    refused: [{ path: `${SERVER}/site/index.ts` }, { path: 'packages/phrases/src/en/site.ts' }],
    accepted: [{ path: `${SERVER}/site/index.ts` }, { path: 'packages/phrases/src/vi/site.ts' }],
  },
  {
    rule: 'a feature without refusals of its own needs no phrases',
    complaint: 'half a feature: packages/phrases/src/vi/site.ts is missing',
    refused: [
      { path: `${SERVER}/site/routes.ts` },
      { path: 'packages/contract/src/site/endpoints.ts' },
      { path: 'packages/contract/src/site/refusals.ts' },
    ],
    accepted: [
      { path: `${SERVER}/site/routes.ts` },
      { path: 'packages/contract/src/site/endpoints.ts' },
    ],
  },
  {
    rule: 'the house speaks to no player and needs no phrases',
    complaint: 'half a feature',
    refused: [{ path: `${SERVER}/wallet/routes.ts` }],
    accepted: [{ path: `${HOUSE}/seeds/routes.ts` }],
  },
  {
    rule: 'a feature that only other features call needs no contract',
    complaint: 'half a feature',
    refused: [{ path: `${SERVER}/catalog/index.ts` }, { path: `${SERVER}/catalog/routes.ts` }],
    accepted: [{ path: `${SERVER}/catalog/index.ts` }],
  },
  {
    rule: 'a new package says what it may import',
    complaint: 'packages/toys: say in tidy/order.ts what it may import',
    refused: [{ path: 'packages/toys/src/a.ts' }],
    accepted: [{ path: 'packages/games/src/a.ts' }],
  },
  {
    rule: 'files do not import each other',
    complaint:
      'packages/ui/src/a.ts → packages/ui/src/b.tsx → packages/ui/src/c.ts → packages/ui/src/a.ts',
    refused: [
      { path: 'packages/ui/src/a.ts', text: `import './b.tsx';` },
      { path: 'packages/ui/src/b.tsx', text: `export { c } from './c.ts';` },
      { path: 'packages/ui/src/c.ts', text: `import './a.ts';` },
    ],
    accepted: [
      { path: 'packages/ui/src/a.ts', text: `import './b.tsx'; import './c.ts';` },
      { path: 'packages/ui/src/b.tsx', text: `export { c } from './c.ts';` },
      { path: 'packages/ui/src/c.ts', text: `import './d.ts';` },
    ],
  },
  {
    rule: 'a cycle of types is a cycle, one that is loaded later is none',
    complaint: 'an import cycle',
    refused: [
      { path: `${SERVER}/play/a.ts`, text: `import type { B } from './b.ts';` },
      { path: `${SERVER}/play/b.ts`, text: `export type A = import('./a.ts').A;` },
    ],
    accepted: [
      { path: `${SERVER}/play/a.ts`, text: `import type { B } from './b.ts';` },
      { path: `${SERVER}/play/b.ts`, text: `const a = await import('./a.ts');` },
    ],
  },
  {
    rule: 'a cycle is found whichever way its files are named',
    complaint: 'apps/server/src/platform/a.ts → apps/server/src/platform/calls/b.ts → ',
    refused: [
      { path: 'apps/server/src/platform/a.ts', text: `import '#platform/calls/b';` },
      { path: 'apps/server/src/platform/calls/b.ts', text: `import '@maneki/server/platform/a';` },
    ],
    accepted: [
      { path: 'apps/server/src/platform/a.ts', text: `import '#platform/calls/b';` },
      { path: 'apps/server/src/platform/calls/b.ts', text: `import '@maneki/house/platform/a';` },
    ],
  },
  {
    rule: 'the frame of the games is a folder',
    complaint: 'apps/arcade/src/frame/a.ts → apps/arcade/src/frame/b.ts → ',
    refused: [
      { path: 'apps/arcade/src/frame/a.ts', text: `import '#frame/b.ts';` },
      { path: 'apps/arcade/src/frame/b.ts', text: `import './a.ts';` },
    ],
    accepted: [
      { path: 'apps/arcade/src/frame/a.ts', text: `import '#frame/b.ts';` },
      { path: 'apps/arcade/src/frame/b.ts', text: `import './c.ts';` },
    ],
  },
  {
    rule: 'browsers load no schemas, not even by way of something else',
    complaint: 'packages/contract/src/b.ts → packages/contract/src/c.ts → zod: ',
    refused: [
      { path: 'apps/player/src/app/a.ts', text: `import { B } from '@maneki/contract/b';` },
      { path: 'packages/contract/src/b.ts', text: `export { B } from './c.ts';` },
      { path: 'packages/contract/src/c.ts', text: `import { z } from 'zod';` },
    ],
    accepted: [
      { path: 'apps/player/src/app/a.ts', text: `import type { B } from '@maneki/contract/b';` },
      { path: 'apps/player/src/app/b.ts', text: `import { type B, D } from '@maneki/contract/d';` },
      { path: 'packages/contract/src/b.ts', text: `import { z } from 'zod';` },
      { path: 'packages/contract/src/d.ts', text: `import { type B } from './b.ts';` },
    ],
  },
  {
    rule: 'no words between tags',
    complaint: '“Hello” belongs in phrases',
    refused: [{ path: 'apps/player/src/app/a.tsx', text: 'const a = <p>Hello</p>;' }],
    accepted: [
      { path: 'apps/player/src/app/a.tsx', text: `const a = <p>{t('hello')} &middot; 12 %</p>;` },
      { path: 'apps/player/src/app/gallery-screen.tsx', text: 'const a = <p>Hello</p>;' },
      { path: 'apps/player/src/app/a.test.tsx', text: 'const a = <p>Hello</p>;' },
      { path: 'apps/player/src/app/b.tsx', text: 'const a = <style>{`p { top: 0 }`}</style>;' },
    ],
  },
  {
    rule: 'no words in braces either',
    complaint: '“Hello” belongs in phrases',
    refused: [
      { path: 'apps/player/src/app/a.tsx', text: `const a = <p>{isIn ? 'Hello' : null}</p>;` },
    ],
    accepted: [
      { path: 'apps/player/src/app/a.tsx', text: `const a = <p className="big">{name}</p>;` },
    ],
  },
  {
    rule: 'no words in what is read out',
    complaint: '“Close” belongs in phrases',
    refused: [
      { path: 'apps/player/src/app/a.tsx', text: 'const a = <button aria-label="Close" />;' },
    ],
    accepted: [
      { path: 'apps/player/src/app/a.tsx', text: `const a = <button aria-label={t('close')} />;` },
    ],
  },
];

test.each(RULES)('$rule', ({ complaint, refused, accepted }) => {
  expect(complaints(tree(refused))).toContainEqual(expect.stringContaining(complaint));
  expect(complaints(tree(accepted))).not.toContainEqual(expect.stringContaining(complaint));
});

test('a complaint names the file and the line', () => {
  const text = `import './b.ts';\nimport '@maneki/ui/c';\n`;
  expect(complaints(tree([{ path: 'packages/kernel/src/a.ts', text }]))).toEqual([
    'packages/kernel/src/a.ts:2: kernel may not import ui',
  ]);
});

test('each cycle is told once, also of files that are in several', () => {
  const folder = 'packages/ui/src';
  const files = [
    { path: `${folder}/a.ts`, text: `import './c.ts';` },
    { path: `${folder}/b.ts`, text: `import './c.ts';` },
    { path: `${folder}/c.ts`, text: `import './a.ts'; import './b.ts';` },
    { path: `${folder}/d.ts`, text: `import './d.ts'; import './a.ts';` },
  ];
  const cycles = complaints(tree(files)).map((line) => /cycle, (.*):/.exec(line)?.[1]);
  expect(cycles.sort()).toEqual([
    `${folder}/a.ts → ${folder}/c.ts → ${folder}/a.ts`,
    `${folder}/b.ts → ${folder}/c.ts → ${folder}/b.ts`,
    `${folder}/d.ts → ${folder}/d.ts`,
  ]);
});

test('the whole repository is tidy', () => {
  const files = readTree(resolve(import.meta.dirname, '..'));
  expect(files.length).toBeGreaterThan(100);
  expect(complaints(files)).toEqual([]);
});
