import { identityConsoleEndpoints } from '@maneki/contract/identity/console-endpoints';
import { operatorsEndpoints } from '@maneki/contract/operators/endpoints';
import type { OperatorRole } from '@maneki/contract/operators/rights';
import { siteConsoleEndpoints } from '@maneki/contract/site/console-endpoints';
import { walletEndpoints } from '@maneki/contract/wallet/endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { enterOperator } from '#testing/enter-operator';
import { startTestServer, type TestServer } from '#testing/test-server';

/* A list for operators as a file. */

const { listActs } = operatorsEndpoints;
const ACTS = 230;

let server: TestServer;
let owner: Readonly<Record<string, string>>;

beforeAll(async () => {
  server = await startTestServer();
  owner = await enter('keiko', 'owner');
  // More than two pages of what an export reads at once.
  const menu = { menu: { trial: false } };
  await server.send(siteConsoleEndpoints.changeSettings, menu, { headers: owner });
  await server.database.statement((tx) =>
    sql`insert into platform_audit
          (merchant_code, at, operator_id, operator_name, address, act, subject, reason, before, after)
        select merchant_code, at, operator_id, operator_name, address, act, 'many ' || n, '=1+1', before, after
          from platform_audit, generate_series(1, ${ACTS}::int) n
         where operator_name = 'keiko'`.execute(tx),
  );
});
afterAll(() => server.dispose());

const enter = async (name: string, role: OperatorRole, merchant = 'maneki') =>
  (await enterOperator(server, { name, role, merchants: [merchant], merchant })).headers;

const read = (query: Record<string, string>, headers: Readonly<Record<string, string>>) =>
  server.app.inject({ method: 'GET', url: `/api${listActs.path}.csv`, query, headers });

test('[CONSOLE-1] a list is exported whole, by its filters, and the export stands in the trail', async () => {
  const answer = await read({ act: 'site.changeSettings' }, owner);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(answer.headers['content-disposition']).toMatch(
    /^attachment; filename="acts-[\d-]+\.csv"$/,
  );
  const [head, first, ...others] = answer.body.trimEnd().split('\r\n');
  expect(head).toBe('\uFEFFseq,at,operator,address,act,subject,reason,before,after');
  expect(others).toHaveLength(ACTS);
  // What a spreadsheet would run is harmless.
  expect(first).toContain(`many ${ACTS},'=1+1,`);

  const trail = await server.send(listActs, { subject: 'export' }, { headers: owner });
  expect(trail.body.value.rows).toMatchObject([
    { operator: 'keiko', act: 'operators.listActs.csv', after: { act: 'site.changeSettings' } },
  ]);
});

test('[CONSOLE-1] the trail keeps no number and no mailbox that somebody looked for', async () => {
  const url = `/api${identityConsoleEndpoints.listMembers.path}.csv`;
  for (const search of ['+81 90-1234-5678', 'hanako@example.com']) {
    const query = { search, state: 'open' };
    const answer = await server.app.inject({ method: 'GET', url, query, headers: owner });
    expect(answer.statusCode).toBe(200);
  }
  const act = 'identity.listMembers.csv';
  const trail = await server.send(listActs, { act }, { headers: owner });
  expect(trail.body.value.rows.map(({ after }: { after: object }) => after)).toEqual([
    { search: 'a mailbox', state: 'open' },
    { search: 'a phone number', state: 'open' },
  ]);
});

test('[CONSOLE-1] exports want the right of their list, and are of one merchant', async () => {
  expect((await read({}, {})).json()).toMatchObject({ code: 'call.login_required' });
  const support = await enter('sora', 'support');
  expect((await read({}, support)).json()).toMatchObject({ code: 'call.not_permitted' });
  expect((await read({ size: 'x', from: 'then' }, owner)).json()).toMatchObject({
    code: 'call.input_invalid',
  });
  // What no database keeps is refused as it is by the list, and not met as a failure.
  expect((await read({ operator: 'a\0b' }, owner)).json()).toMatchObject({
    code: 'call.input_invalid',
  });
  const foreign = await enter('maria', 'owner', 'sampaguita');
  expect((await read({}, foreign)).body.trimEnd().split('\r\n')).toHaveLength(1);
  const elsewhere = await read({}, { ...owner, 'sec-fetch-site': 'cross-site' });
  expect(elsewhere.json()).toMatchObject({ code: 'call.not_permitted' });
});

test('only lists of operators can be exported', async () => {
  const url = `/api${walletEndpoints.getWallet.path}.csv`;
  expect((await server.app.inject({ method: 'GET', url })).statusCode).toBe(404);
});
