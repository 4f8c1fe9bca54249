import { demoMerchants } from '@maneki/server/features/site/demo-merchants';
import type { Merchant } from '@maneki/server/features/site/merchant';
import { insertMerchant } from '@maneki/server/features/site/store';
import type { Database } from '@maneki/server/platform/database/database';

const [maneki] = demoMerchants as [Merchant, ...Merchant[]];

/** A white label of its own for each state that would disturb the other journeys. */
const testMerchants: readonly Merchant[] = [
  {
    ...maneki,
    code: 'closed',
    hosts: ['closed.localhost'],
    maintenance: { isOn: true, endsAt: new Date('2031-01-02T03:00:00Z') },
  },
  { ...maneki, code: 'changing', hosts: ['changing.localhost'] },
  {
    ...maneki,
    code: 'images',
    hosts: ['images.localhost'],
    imageHosts: ['http://127.0.0.1:9/nowhere', '/m/art'],
  },
  {
    ...maneki,
    code: 'imageless',
    hosts: ['imageless.localhost'],
    imageHosts: ['http://127.0.0.1:9/nowhere'],
  },
];

export async function addTestMerchants(database: Database): Promise<void> {
  for (const merchant of testMerchants)
    await database.transact((tx) =>
      insertMerchant(tx, { ...merchant, isDefault: false, mainDomain: merchant.hosts[0]! }),
    );
}
