import { hkdfSync } from 'node:crypto';
import type { ProviderKey } from '@maneki/contract/round-wallet/platform-wallet';
import { stakesOf } from '@maneki/games/stakes/bet-ladder';
import { CURRENCIES, type Currency } from '@maneki/kernel/money';
import { addGame, addVendor } from '@maneki/server/features/catalog/index';
import { keepProvider } from '@maneki/server/features/play/index';
import { migrate } from '@maneki/server/platform/database/migrate';
import { readVisitor } from '@maneki/server/platform/http/read-visitor';
import { createTrustedProxies } from '@maneki/server/platform/http/trusted-proxies';
import type { Services } from '@maneki/server/services';
import { createStudio, type Studio } from '@maneki/studio/create-studio';
import { namesOf } from '@maneki/studio/features/parlour/index';
import { STUDIO_GAMES, STUDIO_RETURN_PER_10M } from '@maneki/studio/features/rounds/index';
import type { StudioDatabase } from '@maneki/studio/platform/database';
import { STUDIO_MIGRATIONS } from '@maneki/studio/platform/studio-migrations';
import type { Config } from './config.ts';

const PROVIDER = 'kite';
const VENDOR = 'KITE';
const PAGES_PATH = '/studio';

const VENDOR_NAMES = {
  EN: 'Paper Kite',
  JA: 'ペーパーカイト',
  CN: '纸鸢工作室',
  TH: 'เปเปอร์ไคต์',
  VI: 'Diều Giấy',
};

/** Behind the studios of the house. */
const SORT_ORDER = 900;

/** The first rung of each currency's ladder. */
const MIN_BETS = Object.fromEntries(
  (Object.keys(CURRENCIES) as Currency[]).map((currency) => [currency, stakesOf(currency)[0]]),
);

/** In demonstrations, starts the studio with wallets of its own and makes it known as a stranger would be. */
export async function addStudio(
  config: Pick<Config, 'TRUSTED_PROXIES' | 'ROLE' | 'isDemo'>,
  services: Services,
  masterSecret: string,
): Promise<Studio | undefined> {
  if (config.ROLE !== 'all' || !config.isDemo) return undefined;
  const { database, clock, log, play } = services;
  await migrate(database, STUDIO_MIGRATIONS);
  const proxies = createTrustedProxies(config.TRUSTED_PROXIES);
  const key = deriveKey(masterSecret);
  const studio = createStudio({
    // The same connections, of which the studio sees its own schema.
    database: database as unknown as StudioDatabase,
    clock,
    log,
    callPlatform: play.inProcessDoor,
    key,
    findAddress: (request) => readVisitor(request, proxies).address,
  });
  await introduce(services, { key, baseUrl: await studio.listen() });
  return studio;
}

function deriveKey(masterSecret: string): ProviderKey {
  const secret = hkdfSync('sha256', masterSecret, 'maneki', 'studio provider key', 32);
  return { id: `${PROVIDER}-own`, secret: Buffer.from(secret).toString('base64url') };
}

async function introduce(
  { database, clock, play }: Services,
  { key, baseUrl }: { readonly key: ProviderKey; readonly baseUrl: string },
): Promise<void> {
  await database.transact(async (tx) => {
    await keepProvider(tx, {
      code: PROVIDER,
      name: 'Paper Kite',
      baseUrl,
      clientUrl: PAGES_PATH,
      key: { keyId: key.id, secret: key.secret },
      sealer: play.sealer,
      now: clock.now(),
    });
    await addVendor(tx, {
      code: VENDOR,
      providerCode: PROVIDER,
      category: 'RNG',
      walletMode: 'TRANSFER',
      names: VENDOR_NAMES,
      listsGames: true,
      iconLarge: `art:studio-${PROVIDER}`,
      iconSmall: `art:studio-${PROVIDER}`,
      sortOrder: SORT_ORDER,
    });
    for (const [index, { id }] of STUDIO_GAMES.entries())
      await addGame(tx, {
        vendorCode: VENDOR,
        gameId: id,
        category: 'RNG',
        names: namesOf(id),
        classify: 'SM',
        minBets: MIN_BETS,
        hasFreePlay: false,
        returnPer10M: STUDIO_RETURN_PER_10M,
        icon: `/games/art/${id}/tile`,
        sortOrder: SORT_ORDER + index,
      });
  });
  play.providers.forget();
}
