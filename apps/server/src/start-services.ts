import { randomBytes } from 'node:crypto';
import type { MerchantTopic } from '@maneki/contract/topics';
import { readSeries } from '#features/agents';
import { createCashier } from '#features/cashier';
import { openCatalogDirectory } from '#features/catalog';
import { createPreviewTokens, openContentDirectory } from '#features/content';
import { createCallers, createSessionCache, followSessions, listChanged } from '#features/identity';
import { createLotteryReader } from '#features/lottery';
import { createPush } from '#features/messages';
import { createOperatorCallers, createOperatorCodes } from '#features/operators';
import { createPlay, keepExposures, keepHealth, listVendorBalances } from '#features/play';
import {
  createDepositChoices,
  createFindVipLevel,
  createMallVault,
  findDayTerms,
  settleOfMember,
} from '#features/rewards';
import { VERIFICATION_PURPOSE } from '#features/safety';
import { openMerchantDirectory } from '#features/site';
import { CHECK_LEDGER, type VendorBalances } from '#features/wallet';
import type { Tx } from '#platform/database/database';
import { startEncryption } from '#platform/encryption/encryption';
import { createSealer } from '#platform/encryption/seal';
import { fanOutByNotify } from '#platform/fanout/fan-out-by-notify';
import { fanOutByRedis } from '#platform/fanout/fan-out-by-redis';
import { fanOutInProcess } from '#platform/fanout/fan-out-in-process';
import type { Fanout } from '#platform/fanout/fanout';
import { createMessageIds, nameNode } from '#platform/fanout/message-ids';
import { createMemberNews } from '#platform/fanout/tell-members';
import { listPlatformJobs } from '#platform/jobs/platform-jobs';
import { runJobs } from '#platform/jobs/run-jobs';
import { watchFailingJobs } from '#platform/jobs/watch-failing-jobs';
import { countInRedis } from '#platform/limits/count-in-redis';
import { countInProcess } from '#platform/limits/limits';
import type { Log } from '#platform/metrics/log';
import { createMetrics } from '#platform/metrics/metrics';
import { runOutbox } from '#platform/outbox/run-outbox';
import { watchTransactions } from '#platform/outbox/watch-transactions';
import { createProofs } from '#platform/proof/proofs';
import { createProposalExecutors, everyFeature } from './feature-list.ts';
import { ledgerInvariants } from './ledger.ts';
import type { ServiceOptions, Services } from './services.ts';

export async function startServices(options: ServiceOptions): Promise<Services> {
  const undo: (() => unknown)[] = [];
  const stop = async () => {
    for (let end = undo.pop(); end; end = undo.pop()) await end();
  };
  try {
    return { ...(await startParts(options, (end) => undo.push(end))), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function startParts(
  options: ServiceOptions,
  onStop: (end: () => unknown) => void,
): Promise<Omit<Services, 'stop'>> {
  const { database, clock, log, masterSecret, redisUrl, isWorker } = options;
  const metrics = createMetrics();
  const encryption = await startEncryption({ database, masterSecret, now: clock.now() });
  const limiter = redisUrl ? countInRedis({ url: redisUrl, clock, log }) : countInProcess(clock);
  onStop(() => limiter.close());

  const proofs = createProofs({ database, limiter, masterSecret, ordinaryBits: options.proofBits });

  const node = nameNode(randomBytes(6));
  const makeMessageId = createMessageIds(clock, node);
  const fanout = await openFanout(options, node, makeMessageId);
  onStop(() => fanout.close());
  const memberNews = createMemberNews({ fanout, log });
  onStop(() => memberNews.stop());
  const merchants = await openMerchantDirectory(database);
  onStop(follow(merchants, { topic: 'site.settings', fanout, log }));
  const content = await openContentDirectory({ database, clock, merchants });
  onStop(follow(content, { topic: 'content.changed', fanout, log }));
  const catalogue = await openCatalogDirectory({ database, clock, merchants });
  onStop(follow(catalogue, { topic: 'catalog.changed', fanout, log }));

  const shared = { clock, log, metrics };
  const handlers = everyFeature.flatMap(({ eventHandlers = [] }) => eventHandlers);
  const outbox = isWorker ? runOutbox({ ...shared, database, fanout, handlers }) : undefined;
  onStop(() => outbox?.stop());
  const sessions = createSessionCache();
  onStop(await followSessions(database, sessions));
  const watched = watchTransactions(database, {
    metrics,
    wakeOutbox: () => outbox?.poke(),
    tellKept(tx) {
      for (const memberId of listChanged(tx)) sessions.drop(memberId);
    },
  });
  const platformJobs = listPlatformJobs({ handlers, keys: encryption.keys });
  const isLimiterShared = redisUrl !== undefined;
  const tools = { ...shared, database: watched, merchants, memberNews, limiter, isLimiterShared };
  // Whom it asks stands in the options, as far as there is anybody.
  const play = createPlay({ ...options, ...tools, readSeries });
  onStop(keepExposures(play.ceilings, shared));
  onStop(keepHealth(play.health, shared));
  const told = tellEarlierFeatures({ ...tools, catalogue, play });
  const { paymentProviders = [] } = options;
  const cashier = createCashier({ ...tools, ...told, masterSecret, paymentProviders });
  const push = createPush(masterSecret, options.push);
  const withNews = { push, merchants, memberNews };
  const jobTools = { ...shared, ...withNews, play, cashier, invariants: ledgerInvariants };
  const allJobs = [...platformJobs, ...everyFeature.flatMap(({ jobs }) => jobs?.(jobTools) ?? [])];
  const jobs = await runJobs({ ...shared, database: watched, isWorker, jobs: allJobs });
  onStop(() => jobs.stop());
  if (isWorker) await watched.transact((tx) => jobs.send(tx, CHECK_LEDGER, {}, { key: 'start' }));

  const callers = createCallers({ database: watched, sessions, merchants });
  const { outside, registrationBudget } = options;
  const asked = { callers, operators: createOperatorCallers(watched), outside, registrationBudget };
  const own = { ...asked, ...withNews, log, play, cashier, jobs };
  const proposalExecutors = createProposalExecutors({ ...own, database: watched });
  const parts = {
    ...own,
    lotteries: createLotteryReader(options),
    proposalExecutors,
    operatorCodes: createOperatorCodes(masterSecret),
    content,
    previews: createPreviewTokens(masterSecret),
    documentSealer: createSealer(masterSecret, VERIFICATION_PURPOSE),
    mallVault: createMallVault(masterSecret),
    catalogue,
    encryption,
    limiter,
    proofs,
    fanout,
    eventHandlers: handlers,
    failingJobs: watchFailingJobs({ ...shared, database: watched }),
    makeMessageId,
    metrics,
    ...told,
  };
  return { database: watched, clock, ...parts };
}

/** What only later features know, for those before them that cannot ask. */
const tellEarlierFeatures = ({
  database,
  catalogue,
  play,
  merchants,
}: Pick<Services, 'database' | 'catalogue' | 'play' | 'merchants'>) => ({
  findVipLevel: createFindVipLevel({ database, merchants }),
  findDayTerms,
  depositChoices: createDepositChoices({ merchants }),
  beforeWithdrawal: (tx: Tx, who: { readonly memberId: string; readonly now: Date }) =>
    settleOfMember(tx, { merchants }, who),
  async listVendorBalances(reader: Parameters<VendorBalances>[0]) {
    await catalogue.settled();
    return listVendorBalances(play.funds, { ...reader, vendors: catalogue.transferVendors() });
  },
  async findSmallestBet(...[player, now]: Parameters<Services['findSmallestBet']>) {
    await catalogue.settled();
    const { catalogue: games } = catalogue.at(
      await play.providers.listOn(now),
      player.merchantCode,
    );
    return games.smallestBet(player.currency);
  },
  listProvidersOn: (now: Date) => play.providers.listOn(now),
});

/** How old a directory may become on a node that no news reached, for whatever reason. */
const READ_EVERY_MS = 60_000;

/** A change on any node makes this one read its directory again. */
function follow(
  directory: { reload(because?: 'news' | 'age'): Promise<void> },
  { topic, fanout, log }: { topic: MerchantTopic; fanout: Fanout; log: Log },
): () => void {
  const reload = (because: 'news' | 'age') => {
    directory
      .reload(because)
      .catch((error) => log.error({ err: error, topic }, 'a directory was not read again'));
  };
  const stopHearing = fanout.subscribe({
    hear: (message) => {
      if (message.topic === topic) reload('news');
    },
    missed: () => reload('age'),
  });
  // What was changed before we listened, and what a failed reading left behind.
  const timer = setInterval(() => reload('age'), READ_EVERY_MS);
  reload('age');
  return () => {
    stopHearing();
    clearInterval(timer);
  };
}

async function openFanout(
  { database, log, redisUrl }: ServiceOptions,
  node: string,
  makeMessageId: () => string,
): Promise<Fanout> {
  if (redisUrl) return fanOutByRedis({ url: redisUrl, makeMessageId, log });
  if (database.engine === 'postgres') return fanOutByNotify({ database, node, makeMessageId, log });
  return fanOutInProcess({ makeMessageId, log });
}
