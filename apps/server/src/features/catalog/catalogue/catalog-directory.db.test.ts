import { waitFor } from '@maneki/testkit/wait-for';
import { afterAll, expect, test } from 'vitest';
import { runOutbox } from '#platform/outbox/run-outbox';
import { silentLog } from '#testing/silent-log';
import { pushCatalogue } from '../events.ts';
import { setHotGames } from '../hot/store.ts';
import { keepHouseGames } from '../house/keep-house-games.ts';
import { addGame, addVendor, setGameOn, setVendorOn } from '../store.ts';
import { slotManifest } from '../testing/slot-manifest.ts';
import { slotName, startSlotServer } from '../testing/start-slot-server.ts';
import { openCatalogDirectory } from './catalog-directory.ts';

const server = await startSlotServer();
afterAll(() => server.dispose());
const { database, services } = server;

const countEvents = async () => {
  const rows = await database.statement((tx) =>
    tx
      .selectFrom('platform_outbox_events')
      .select('id')
      .where('name', '=', 'catalog.changed')
      .execute(),
  );
  return rows.length;
};

test('whatever changes games or vendors tells of it once, and what changes nothing tells nothing', async () => {
  const vendor = {
    code: 'acme',
    providerCode: 'house',
    category: 'LIVE',
    walletMode: 'SEAMLESS',
    names: { EN: 'Acme', JA: 'アクメ' },
  } as const;
  const table = { vendorCode: 'acme', gameId: 'table', category: 'LIVE' } as const;
  const names = { EN: 'Table' };
  const changes: [string, number, () => Promise<unknown>][] = [
    ['a vendor', 1, () => database.statement((tx) => addVendor(tx, vendor))],
    ['the same', 0, () => database.statement((tx) => addVendor(tx, vendor))],
    ['another name', 1, () => database.statement((tx) => addVendor(tx, { ...vendor, names }))],
    ['a game', 1, () => database.statement((tx) => addGame(tx, { ...table, names }))],
    ['the same', 0, () => database.statement((tx) => addGame(tx, { ...table, names }))],
    ['a room', 1, () => database.statement((tx) => addGame(tx, { ...table, names, roomId: '1' }))],
    ['off', 1, () => database.statement((tx) => setGameOn(tx, { ...table, isOn: false }))],
    ['off again', 0, () => database.statement((tx) => setGameOn(tx, { ...table, isOn: false }))],
    ['vendor', 1, () => database.statement((tx) => setVendorOn(tx, { ...table, isOn: false }))],
    ['again', 0, () => database.statement((tx) => setVendorOn(tx, { ...table, isOn: false }))],
    ['slots as they are', 0, () => database.transact((tx) => keepHouseGames(tx, slotManifest))],
    [
      'hot games',
      1,
      () => database.transact((tx) => setHotGames(tx, { merchantCode: null, games: [table] })),
    ],
  ];
  for (const [what, told, change] of changes) {
    const before = await countEvents();
    await change();
    expect([what, (await countEvents()) - before]).toEqual([what, told]);
  }
});

test('a change reaches every node, and only a change makes another version', async () => {
  const elsewhere = await openCatalogDirectory(services);
  const stopHearing = services.fanout.subscribe({
    hear: ({ topic }) => {
      if (topic === 'catalog.changed') void elsewhere.reload();
    },
  });
  const outbox = runOutbox({
    ...services,
    log: silentLog,
    handlers: [pushCatalogue],
    pollMs: 50,
  });
  const hasKoi = (directory: typeof elsewhere) =>
    directory.at(['house'], 'maneki').catalogue.find(slotName('koi9')) !== undefined;
  const nodes = [services.catalogue, elsewhere];
  expect(nodes.map(hasKoi)).toEqual([true, true]);
  const versions = nodes.map((node) => node.version());
  await Promise.all(nodes.map((node) => node.reload()));

  await database.statement((tx) => setGameOn(tx, { ...slotName('koi9'), isOn: false }));
  await waitFor(() => !nodes.some(hasKoi));
  expect(elsewhere.version()).toBe(versions[1]! + 1);
  const { version } = elsewhere;
  const before = version();
  await elsewhere.reload();
  expect(version()).toBe(before);
  await database.statement((tx) => setGameOn(tx, { ...slotName('koi9'), isOn: true }));
  await waitFor(() => nodes.every(hasKoi));
  await outbox.stop();
  stopHearing();
});

test('what can be played follows the providers that are on, without another reading', () => {
  const { catalogue } = services;
  expect(catalogue.at([], 'maneki').catalogue.list({})).toEqual([]);
  const before = catalogue.version();
  expect(
    catalogue.at(['other', 'house'], 'maneki').catalogue.list({ vendor: 'HSLOT' }),
  ).toHaveLength(3);
  expect(catalogue.at(['house', 'other'], 'maneki')).toBe(
    catalogue.at(['other', 'house'], 'maneki'),
  );
  expect(catalogue.version()).toBe(before + 1);
});

test('vendors that hold wallets of their own are held, on or not, and no others', async () => {
  const vendor = { providerCode: 'house', category: 'LIVE', names: { EN: 'Vault' } } as const;
  const listed = async () => {
    await services.catalogue.reload();
    return services.catalogue.transferVendors().map(({ code, isOn }) => [code, isOn]);
  };
  expect(await listed()).toEqual([]);
  await database.statement((tx) =>
    addVendor(tx, { ...vendor, code: 'vault', walletMode: 'TRANSFER' }),
  );
  expect(await listed()).toEqual([['vault', true]]);
  await database.statement((tx) => setVendorOn(tx, { vendorCode: 'vault', isOn: false }));
  expect(await listed()).toEqual([['vault', false]]);
});
