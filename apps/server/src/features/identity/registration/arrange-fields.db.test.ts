import { identityEndpoints } from '@maneki/contract/identity/endpoints';
import { registrationConsoleEndpoints } from '@maneki/contract/identity/registration-console-endpoints';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { enterOperator, type OperatorAs } from '#testing/enter-operator';
import { startTestServer, type TestServer } from '#testing/test-server';
import { registerByUsername } from '../testing/registrations.ts';
import { addressAt } from '../testing/visitors.ts';
import type { ArrangedField } from './arrange-fields.ts';

const { changeRegistrationFields, readRegistrationFields } = registrationConsoleEndpoints;

let server: TestServer;
let owner: OperatorAs;
beforeAll(async () => {
  server = await startTestServer();
  owner = await enterOperator(server, { name: 'olga' });
});
afterAll(() => server.dispose());

type Arrangement = { version: number; fields: ArrangedField[] };

const read = async (as = owner): Promise<Arrangement> =>
  (await server.send(readRegistrationFields, {}, as)).body.value;

const save = (arrangement: Arrangement, as = owner) =>
  server.send(changeRegistrationFields, arrangement, as);

/** The field first of all that can be moved, and as it is said. */
const withFirst = ({ version, fields }: Arrangement, changed: ArrangedField): Arrangement => ({
  version,
  fields: [changed, ...fields.filter(({ field }) => field !== changed.field)],
});

const form = async (merchant = 'maneki') => {
  const headers = { merchant };
  const answer = await server.send(identityEndpoints.getRegistrationSettings, {}, { headers });
  return answer.body.value.fields as ArrangedField[];
};

test('[CONSOLE-2] a field becomes required and first: the form says so, and the server enforces it', async () => {
  const before = await form('sampaguita');
  const email = { field: 'email', isEnabled: true, isRequired: true } as const;
  const { version } = server.services.merchants.get('maneki');
  expect((await save(withFirst(await read(), email))).body.value).toEqual({ version: 1 });
  await server.services.merchants.reload();
  expect(server.services.merchants.get('maneki').version).toBe(version + 1);

  const names = (await form()).map(({ field }) => field as string);
  expect(names.slice(0, 5)).toEqual([
    'username',
    'mobileNum',
    'verificationCode',
    'password',
    'email',
  ]);
  expect((await form()).find(({ field }) => field === 'email')).toMatchObject(email);
  expect(await form('sampaguita')).toEqual(before);

  const missing = await registerByUsername(
    server,
    { username: 'nomail01' },
    { headers: addressAt(1) },
  );
  expect(missing.body.code).toBe('identity.email_format');
});

test('[CONSOLE-2] who arranges a form that another one has arranged meanwhile is told so', async () => {
  const seen = await read();
  const nickname = { field: 'nickname', isEnabled: false, isRequired: false } as const;
  expect((await save(withFirst(seen, nickname))).status).toBe(200);
  const other = await enterOperator(server, { name: 'otto', role: 'manager' });
  expect(await save(seen, other)).toMatchObject({
    status: 409,
    body: { code: 'site.changed_meanwhile', detail: { operator: 'olga' } },
  });
});

test('[CONSOLE-2] what cannot be asked is refused, and who lacks the right changes nothing', async () => {
  const seen = await read();
  const line = { field: 'line', isEnabled: false, isRequired: true } as const;
  expect((await save(withFirst(seen, line))).body.code).toBe('identity.field_invalid');
  const twice = { ...seen, fields: seen.fields.map(() => seen.fields[0]!) };
  expect((await save(twice)).body.code).toBe('call.input_invalid');
  const support = await enterOperator(server, { name: 'sue', role: 'support' });
  expect((await save(seen, support)).status).toBe(403);
  const foreign = await enterOperator(server, { name: 'fay', merchants: ['sampaguita'] });
  expect((await save(seen, foreign)).status).toBe(403);
  expect(await read()).toEqual(seen);
});
