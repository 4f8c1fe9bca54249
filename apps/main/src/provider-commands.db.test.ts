import { findGame } from '@maneki/server/features/catalog/index';
import { PROVIDER_KEYS_PURPOSE } from '@maneki/server/features/play/index';
import { openTestDatabase } from '@maneki/server/platform/database/testing/test-database';
import { createSealer } from '@maneki/server/platform/encryption/seal';
import { fixedClock } from '@maneki/testkit/fixed-clock';
import { afterAll, expect, test } from 'vitest';
import { type ProviderCommand, providerCommands } from './provider-commands.ts';

const database = await openTestDatabase();
afterAll(() => database.dispose());

let changes = 0;
const commands = providerCommands({
  database,
  clock: fixedClock('2030-01-01T12:00:00Z'),
  sealer: createSealer('a master secret of thirty-two characters', PROVIDER_KEYS_PURPOSE),
  onChange: () => {
    changes += 1;
  },
});

async function run(command: ProviderCommand, ...args: string[]) {
  const said: string[] = [];
  const code = await commands[command]((line) => said.push(line), args);
  return { code, said };
}

const KEY = /^acme-\d{12}:[\w-]{43}$/;

test('a provider is added with its games, and its key is said once', async () => {
  const games = ['--vendor', 'acme', '--category', 'RNG', '--game', 'cat,dog'];
  const url = ['--url', 'https://games.example'];
  const { code, said } = await run('provider:add', 'acme', '--name', 'Acme', ...url, ...games);
  expect(code).toBe(0);
  expect(said).toEqual([expect.stringMatching(KEY)]);
  expect(changes).toBe(1);
  for (const gameId of ['cat', 'dog']) {
    const name = { vendorCode: 'acme', gameId, merchantCode: 'maneki' };
    const game = await database.statement((tx) => findGame(tx, name));
    expect(game).toMatchObject({ isOn: true, providerCode: 'acme', category: 'RNG' });
  }
  expect(await run('provider:add', 'acme')).toMatchObject({ code: 1 });
});

test('a provider may show its games at another address than its own', async () => {
  const url = ['--url', 'https://api.example'];
  const client = ['--client', 'https://play.example/games/'];
  expect(await run('provider:add', 'framed', ...url, ...client)).toMatchObject({ code: 0 });
  expect(await run('provider:add', 'tried', '--client', 'http://localhost:4000')).toMatchObject({
    code: 0,
  });
  const providers = await database.statement((tx) =>
    tx
      .selectFrom('play_providers')
      .select(['code', 'base_url', 'client_url'])
      .where('code', 'in', ['framed', 'tried'])
      .orderBy('code')
      .execute(),
  );
  expect(providers).toEqual([
    { code: 'framed', base_url: 'https://api.example', client_url: 'https://play.example/games' },
    { code: 'tried', base_url: null, client_url: 'http://localhost:4000' },
  ]);
});

test.each([
  'http://play.example',
  'http://localhost.example',
  'https://user:word@play.example',
  'https://user@play.example',
  'https://play.example/?a=1',
  'https://play.example/#a',
  '//play.example',
  '/games',
  'javascript:alert(1)',
  'play.example',
])('games at %s are refused, and nothing is added', async (client) => {
  const { code, said } = await run('provider:add', 'astray', '--client', client);
  expect(code).toBe(1);
  expect(said[0]).toMatch(/https:\/\//);
  expect(await run('provider:rotate', 'astray')).toMatchObject({ code: 1 });
});

test('a key is replaced by adding a second one and retiring the first', async () => {
  await run('provider:add', 'turning');
  const second = await run('provider:rotate', 'turning');
  expect(second.code).toBe(0);
  expect(await run('provider:rotate', 'turning')).toMatchObject({
    code: 1,
    said: [expect.stringContaining('--retire')],
  });
  const keyId = second.said[0]!.split(':')[0]!;
  expect(await run('provider:rotate', 'turning', '--retire', keyId)).toMatchObject({ code: 0 });
  expect(await run('provider:rotate', 'turning', '--retire', keyId)).toMatchObject({ code: 1 });
  expect(await run('provider:rotate', 'turning')).toMatchObject({ code: 0 });
});

test.each<[ProviderCommand, ...string[]]>([
  ['provider:add'],
  ['provider:add', 'one', 'two'],
  ['provider:add', 'one', '--password', 'x'],
  ['provider:rotate'],
])('%s %s %s explains itself when it is not understood', async (command, ...args) => {
  const { code, said } = await run(command, ...args);
  expect(code).toBe(2);
  expect(said[0]).toContain(`npm run ${command}`);
});

test('a provider with a category that is none is not added', async () => {
  const games = ['--vendor', 'odd', '--category', 'ODD', '--game', 'cat'];
  expect(await run('provider:add', 'odd', ...games)).toMatchObject({ code: 1 });
  expect(await run('provider:rotate', 'odd')).toMatchObject({ code: 1 });
});
