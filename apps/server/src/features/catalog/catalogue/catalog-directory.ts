import { isDeepStrictEqual } from 'node:util';
import type { Clock } from '@maneki/kernel/clock';
import type { MerchantDirectory } from '#features/site';
import type { Database } from '#platform/database/database';
import { keepCurrent } from '#platform/memory/keep-current';
import { applyChoices } from '../choices/apply-choices.ts';
import type { Choices } from '../choices/choice.ts';
import { chooseLotteries, type LotteryCategory } from '../choices/choose-lotteries.ts';
import { listGameChoices, listVendorChoices } from '../choices/store.ts';
import { type HotFacts, LAUNCHED_MS, LAUNCHES_MAX } from '../hot/hot-games.ts';
import { listHotRows, listLaunched } from '../hot/store.ts';
import { listTransferVendors, type TransferVendor } from '../store.ts';
import { buildCatalogue } from './catalogue.ts';
import type { CatalogueFacts } from './facts.ts';
import { createLobby, type Lobby } from './lobby.ts';
import { listGameFacts, listVendorFacts } from './store.ts';

/**
 * The catalogue as this node holds it: lists, searches and the lobby are answered from memory. A change on
 * any node reaches the others as an event, upon which they read again.
 */
export type CatalogDirectory = {
  /** What can be played at a merchant while these providers are on. */
  at(providers: readonly string[], merchantCode: string): Lobby;
  /** The vendors that hold wallets of their own, to show what is in them; who moves money asks the database. */
  transferVendors(): readonly TransferVendor[];
  /** Another number after each change of what lists show; what people launch does not count. */
  version(): number;
  reload(because?: 'news' | 'age'): Promise<void>;
  settled(): Promise<void>;
};

type Held = {
  readonly facts: CatalogueFacts & { readonly choices: Choices };
  readonly hot: HotFacts;
  readonly transferVendors: readonly TransferVendor[];
};
type LaidOut = Omit<Held, 'transferVendors'> & {
  readonly providers: string;
  readonly lobby: Lobby;
};

export async function openCatalogDirectory(services: {
  readonly database: Database;
  readonly clock: Clock;
  readonly merchants: Pick<MerchantDirectory, 'get'>;
}): Promise<CatalogDirectory> {
  let latest: Held | undefined;
  let version = 0;
  const current = await keepCurrent(async () => {
    const { facts, hot, transferVendors } = await read(services);
    // To lay out thousands of games takes a moment; what people launch changes all the time.
    const isStanding = isDeepStrictEqual(latest?.facts, facts);
    // What lists show is the same, whatever people have launched since.
    if (!isStanding || !isDeepStrictEqual(latest?.hot.chosen, hot.chosen)) version += 1;
    latest = { facts: latest && isStanding ? latest.facts : facts, hot, transferVendors };
    return latest;
  });
  // One for each merchant that has chosen something, and one for all others that have lotteries of one kind.
  const laidOut = new Map<string, LaidOut>();
  let providersLast: string | undefined;

  return {
    at(providers, merchantCode) {
      const { facts, hot } = current.get();
      const key = providers.toSorted().join('\0');
      if (providersLast !== undefined && providersLast !== key) version += 1;
      providersLast = key;
      const chooser = hasChosen(facts.choices, merchantCode) ? merchantCode : '';
      const lotteries = lotteriesOf(services.merchants, merchantCode);
      const layout = `${chooser} ${lotteries}`;
      const made = laidOut.get(layout);
      const isStanding = made?.providers === key && made.facts === facts;
      if (made && isStanding && made.hot === hot) return made.lobby;
      const catalogue =
        made && isStanding
          ? made.lobby.catalogue
          : buildCatalogue(
              chooseLotteries(applyChoices(facts, facts.choices, chooser), lotteries),
              providers,
            );
      const lobby = createLobby(catalogue, hot);
      laidOut.set(layout, { providers: key, facts, hot, lobby });
      return lobby;
    },
    transferVendors: () => current.get().transferVendors,
    version: () => version,
    reload: current.reload,
    settled: current.settled,
  };
}

const lotteriesOf = (
  merchants: Pick<MerchantDirectory, 'get'>,
  merchantCode: string,
): LotteryCategory => (merchants.get(merchantCode).flags.LOTT3 ? 'LOTT' : 'ELOTT');

const hasChosen = ({ vendors, games }: Choices, merchantCode: string): boolean =>
  [...vendors, ...games].some((choice) => choice.merchantCode === merchantCode);

function read({
  database,
  clock,
}: {
  readonly database: Database;
  readonly clock: Clock;
}): Promise<Held> {
  const now = clock.now();
  const since = new Date(now.getTime() - LAUNCHED_MS);
  return database.transact(async (tx) => ({
    facts: {
      games: await listGameFacts(tx, now),
      vendors: await listVendorFacts(tx),
      choices: { vendors: await listVendorChoices(tx), games: await listGameChoices(tx) },
    },
    hot: {
      chosen: await listHotRows(tx),
      launched: await listLaunched(tx, { since, launchesMax: LAUNCHES_MAX }),
    },
    transferVendors: await listTransferVendors(tx),
  }));
}
