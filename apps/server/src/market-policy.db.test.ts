import { operatorsEndpoints } from '@maneki/contract/operators/endpoints';
import { siteConsoleEndpoints } from '@maneki/contract/site/console-endpoints';
import { siteEndpoints } from '@maneki/contract/site/endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { removeDemo } from '#features/identity';
import { addProvider, addProviderKey } from '#features/play';
import { enterOperator, type OperatorAs } from '#testing/enter-operator';
import { startTestServer, type TestServer } from '#testing/test-server';
import { createFindObstacle } from './find-obstacle.ts';

const { listMarkets, proposeLicence, proposeMarket } = siteConsoleEndpoints;

let server: TestServer;
let first: OperatorAs;
let second: OperatorAs;
beforeAll(async () => {
  server = await startTestServer();
  first = await enterOperator(server, { name: 'first' });
  second = await enterOperator(server, { name: 'second', role: 'risk' });
});
afterAll(() => server.dispose());

const propose = (change: object, as = first) =>
  server.send(
    proposeMarket,
    {
      countryCode: 'DE',
      mode: 'BLOCKED',
      minimumAge: null,
      licenceRef: null,
      reason: 'the law there',
      ...change,
    } as never,
    as,
  );

async function approve(answer: Awaited<ReturnType<typeof propose>>, as = second) {
  const id = answer.body.value.proposalId;
  const decided = await server.send(operatorsEndpoints.approveProposal, { id }, as);
  await server.services.merchants.reload();
  return decided;
}

const statusIn = async (country: string, merchant = 'maneki') =>
  (await server.call(siteEndpoints.getStatus, { headers: { 'cf-ipcountry': country, merchant } }))
    .body.value.status;

test('[CONSOLE-2] [SAFE-4] a country is closed once a second operator has agreed, on every site', async () => {
  const proposal = await propose({});
  expect(proposal.status).toBe(200);
  expect(await statusIn('DE')).toBe(0);
  const versions = () =>
    ['maneki', 'sampaguita'].map((code) => server.services.merchants.get(code).version);
  const before = versions();
  expect((await approve(proposal, first)).body.code).toBe('operators.own_proposal');
  expect((await approve(proposal)).status).toBe(200);
  expect(await statusIn('DE')).toBe(2);
  expect(await statusIn('DE', 'sampaguita')).toBe(2);
  expect(versions()).toEqual(before.map((version) => version + 1));
  const { rows } = (await server.send(listMarkets, { mode: 'BLOCKED', size: '2' }, first)).body
    .value;
  expect(rows.map(({ countryCode }: { countryCode: string }) => countryCode)).toEqual(['DE', 'IR']);
  const rest = await server.send(listMarkets, { mode: 'BLOCKED', cursor: 'IR' }, first);
  expect(rest.body.value).toMatchObject({ rows: [{ countryCode: 'KP' }], next: null });
});

test('[CONSOLE-2] who runs some sites only neither proposes nor agrees', async () => {
  const one = await enterOperator(server, { name: 'one', merchants: ['maneki'] });
  expect(await propose({ countryCode: 'FR' }, one)).toMatchObject({
    status: 403,
    body: { code: 'site.markets_of_all' },
  });
  const agreed = await approve(await propose({ countryCode: 'FR' }), one);
  expect(agreed.body.code).toBe('operators.proposal_outdated');
  expect(await statusIn('FR')).toBe(0);
  const content = await enterOperator(server, { name: 'cleo', role: 'content' });
  expect((await propose({ countryCode: 'FR' }, content)).status).toBe(403);
});

test.each([
  [{ countryCode: 'ZZ' }, 'site.country_unknown'],
  [{ countryCode: 'XQ' }, 'site.country_unknown'],
  [{ mode: 'REAL' }, 'site.licence_needed'],
  [{ mode: 'REAL', licenceRef: ' ' }, 'site.licence_needed'],
  [{ countryCode: 'KP' }, 'site.policy_unchanged'],
  [{ minimumAge: 17 }, 'call.input_invalid'],
])('[CONSOLE-2] [SAFE-4] %j is refused: %s', async (change, code) => {
  expect((await propose(change)).body.code).toBe(code);
});

test('[CONSOLE-2] [SAFE-4] real money is refused beside each part of a demonstration, in words, and then allowed', async () => {
  const real = { countryCode: 'PH', mode: 'REAL', minimumAge: 21, licenceRef: 'PAGCOR 21-0042' };
  const accounts = await propose(real);
  expect(accounts.body).toMatchObject({ code: 'site.demo_accounts_left' });
  expect(accounts.body.message).toContain('sakura');
  const gift = () =>
    server.database.statement((tx) =>
      sql`update identity_merchant_settings set bonus_ru = 5 where merchant_code = 'maneki'`.execute(
        tx,
      ),
    );
  await server.database.transact((tx) => removeDemo(tx, server.clock.now()));
  await gift();
  const collect = (by: string) =>
    server.database.statement((tx) =>
      sql`update play_provider_keys set collected_by = ${by}, collect_until = now(),
                 collected_at = ${server.clock.now()}`.execute(tx),
    );
  await server.database.transact((tx) =>
    addProvider(tx, { code: 'acme', name: 'Acme', baseUrl: null, now: server.clock.now() }),
  );
  const { sealer } = server.services.play;
  await server.database.transact((tx) =>
    addProviderKey(tx, { providerCode: 'acme', sealer, now: server.clock.now() }),
  );
  await collect('operator');
  expect((await propose(real)).body.code).toBe('site.demo_keys_left');
  await collect('first');
  expect((await propose(real)).body.code).toBe('site.demo_gift_left');
  await server.database.transact((tx) => removeDemo(tx, server.clock.now()));
  expect((await propose(real)).body.code).toBe('site.outbox_left');
  Object.assign(server.services.outside, { isOutboxShown: false });
  const onOneMachine = createFindObstacle({
    outside: server.services.outside,
    database: { engine: 'embedded' },
  });
  expect(await server.database.transact(onOneMachine)).toEqual({
    code: 'site.database_embedded',
    detail: {},
  });
  const proposal = await propose(real);
  if (server.database.engine === 'embedded')
    return expect(proposal.body.code).toBe('site.database_embedded');
  expect(proposal.status).toBe(200);
  // What was proposed while nothing stood in its way can be in the way by now.
  await gift();
  const late = await approve(proposal);
  expect(late.body.code).toBe('operators.proposal_outdated');
  expect(late.body.message).toContain('money out of nothing');
  await server.database.transact((tx) => removeDemo(tx, server.clock.now()));
  expect((await approve(proposal)).status).toBe(200);
  const headers = { 'cf-ipcountry': 'PH' };
  const settings = (await server.call(siteEndpoints.getSettings, { headers })).body.value;
  expect(settings).toMatchObject({ mode: 'REAL', minimumAge: 21 });
  // What members have by now would be out of sight in a demonstration.
  const back = { ...real, mode: 'DEMO', licenceRef: null };
  expect((await propose(back)).body.code).toBe('site.market_played_for_money');
  expect((await approve(await propose({ ...back, mode: 'BLOCKED' }))).status).toBe(200);
  expect((await propose(back)).body.code).toBe('site.market_played_for_money');
});

test('[CONSOLE-2] licence and age of one merchant wait for a second operator too', async () => {
  const licence = { number: 'L-7', authority: 'Curaçao' };
  const wish = { ...licence, minimumAge: 25, reason: 'granted in spring' };
  expect((await server.send(proposeLicence, { ...wish, authority: '' }, first)).body.code).toBe(
    'site.licence_incomplete',
  );
  const proposal = await server.send(proposeLicence, wish, first);
  expect((await approve(proposal)).status).toBe(200);
  const settings = async (merchant: string) =>
    (await server.call(siteEndpoints.getSettings, { headers: { merchant } })).body.value;
  expect(await settings('maneki')).toMatchObject({ licence, minimumAge: 25 });
  expect(await settings('sampaguita')).toMatchObject({ licence: null, minimumAge: 21 });
  expect((await server.send(proposeLicence, wish, first)).body.code).toBe('site.policy_unchanged');
});
