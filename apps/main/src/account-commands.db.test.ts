import { siteFeature } from '@maneki/server/features/site/index';
import { listActs } from '@maneki/server/platform/audit/list-acts';
import { openTestDatabase } from '@maneki/server/platform/database/testing/test-database';
import { fixedClock } from '@maneki/testkit/fixed-clock';
import { afterAll, expect, test } from 'vitest';
import { type AccountCommand, accountCommands } from './account-commands.ts';

const database = await openTestDatabase();
afterAll(() => database.dispose());

const commands = accountCommands({ database, clock: fixedClock('2030-01-01T12:00:00Z') });

async function run(command: AccountCommand, ...args: string[]) {
  const said: string[] = [];
  const code = await commands[command]((line) => said.push(line), args);
  return { code, said: said.join('\n') };
}

test('an operator is added, let in and disabled; a token is all that is said of a session', async () => {
  expect(await run('operator:add', 'keiko', 'owner')).toMatchObject({ code: 0 });
  const { code, said } = await run('operator:enter', 'keiko');
  expect({ code, said }).toEqual({ code: 0, said: expect.stringMatching(/^[\w-]{43}$/) });
  expect(await run('operator:disable', 'keiko')).toMatchObject({ code: 0 });
  expect(await run('operator:enter', 'keiko')).toMatchObject({
    code: 1,
    said: expect.stringContaining('no such operator'),
  });
});

test('[CONSOLE-1] what is done by command stands in the trail of the merchants that it concerns', async () => {
  await database.transact((tx) => siteFeature.seed(tx));
  await run('operator:add', 'maria', 'support', 'sampaguita');
  await run('operator:disable', 'maria');
  await run('operator:disable', 'nobody');
  await run('operator:add', 'ren', 'owner');
  const trail = async (merchantCode: string) =>
    (await listActs(database, { merchantCode, size: 9 })).rows.map(
      ({ operator, act, subject }) => `${operator} ${act} ${subject}`,
    );
  expect(await trail('maneki')).toEqual(['command line operator:add operator ren']);
  expect(await trail('sampaguita')).toEqual([
    'command line operator:add operator ren',
    'command line operator:disable operator maria',
    'command line operator:add operator maria',
  ]);
});

test.each<[AccountCommand, ...string[]]>([
  ['operator:add', 'Keiko', 'owner'],
  ['operator:add', 'mari', 'king'],
  ['operator:add', 'mari', 'owner', 'nobody'],
])('%s %s %s is refused with a reason', async (command, ...args) => {
  const { code, said } = await run(command, ...args);
  expect(code).toBe(1);
  expect(said).not.toBe('It was refused.');
});

test.each<[AccountCommand, ...string[]]>([
  ['operator:add'],
  ['operator:add', 'mari'],
  ['operator:enter', 'one', 'two'],
  ['operator:disable', '--all'],
])('%s %s %s explains itself when it is not understood', async (command, ...args) => {
  const { code, said } = await run(command, ...args);
  expect(code).toBe(2);
  expect(said).toContain(`npm run ${command}`);
});
