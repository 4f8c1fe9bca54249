import type { SiteStatus } from '@maneki/contract/site/schemas';

/** Loaded when it is first needed: a page that is painted for the first time has nothing to unseal. */
const openStore = async () => (await import('#platform/storage/sealed-store.ts')).sealedStore;

const STATUS_KEY = 'site.status';
const SERVICE_KEY = 'site.service';

type ServiceEntries = SiteStatus['info']['customerService'];

/**
 * Keeps the last status on the device, so that a visit without a network still knows the site. Ways
 * to reach customer service are kept apart, encrypted: an address may hold a personal agent's number.
 */
export async function keepStatus(status: SiteStatus): Promise<void> {
  const { customerService, ...info } = status.info;
  localStorage.setItem(STATUS_KEY, JSON.stringify({ ...status, info }));
  const store = await openStore();
  await store.write(SERVICE_KEY, customerService);
}

export async function readKeptStatus(): Promise<SiteStatus | undefined> {
  const text = localStorage.getItem(STATUS_KEY);
  if (text === null) return undefined;
  const kept = JSON.parse(text) as SiteStatus;
  // One that an older version of the site kept lacks what pages ask for now.
  if (!kept.info.whitelabel.menu) return undefined;
  const customerService = (await readKeptService()) ?? [];
  return { ...kept, info: { ...kept.info, customerService } };
}

/** The kept ways to reach customer service, or undefined when none can be read. */
export async function readKeptService(): Promise<ServiceEntries | undefined> {
  const store = await openStore();
  return store.read<ServiceEntries>(SERVICE_KEY);
}
