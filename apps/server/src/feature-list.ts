import type { endpoints } from '@maneki/contract/contract';
import type { HouseManifest } from '@maneki/contract/house/manifest';
import { done } from '@maneki/kernel/outcome';
import { agentsFeature, judgeLevels, ownRebates } from '#features/agents';
import {
  cashierFeature,
  executeApproval,
  executeAssignment,
  executeCredit,
  executeResolution,
} from '#features/cashier';
import { catalogFeature } from '#features/catalog';
import { contentFeature } from '#features/content';
import { identityFeature } from '#features/identity';
import { executeIssueVoid, executeResettlement, lotteryFeature } from '#features/lottery';
import { messagesFeature } from '#features/messages';
import { operatorsFeature, type ProposalExecutors, propose } from '#features/operators';
import {
  executeHeldPayment,
  executeKeyRetirement,
  executeNewKey,
  executeVoid,
  playFeature,
} from '#features/play';
import { rewardsFeature } from '#features/rewards';
import { executeLift, safetyFeature } from '#features/safety';
import { executeMarketPolicy, siteFeature } from '#features/site';
import {
  createBalanceTeller,
  executeAdjustment,
  getMainAccount,
  type Invariant,
  setBlockedUntil,
  walletFeature,
} from '#features/wallet';
import type { Handlers } from '#platform/calls/handlers';
import type { Tx } from '#platform/database/database';
import { openEncryption } from '#platform/encryption/open-encryption';
import type { Job } from '#platform/jobs/job';
import type { AnyEventHandler } from '#platform/outbox/event-handler';
import { createFindObstacle } from './find-obstacle.ts';
import type { Services } from './services.ts';

/** What jobs are made of, before there are any. */
export type JobTools = Pick<
  Services,
  'clock' | 'log' | 'metrics' | 'play' | 'cashier' | 'push' | 'merchants' | 'memberNews'
> & {
  readonly invariants: readonly Invariant[];
};

/** What a feature brings along; the platform does the rest. */
type Feature<Name extends keyof typeof endpoints> = {
  handlers(services: Services): Handlers<(typeof endpoints)[Name]>;
  readonly eventHandlers?: readonly AnyEventHandler[];
  jobs?(tools: JobTools): readonly Job[];
  /** What must hold of the books that it keeps. */
  readonly invariants?: readonly Invariant[];
  /** Gives an empty database what every merchant begins with, after the features before it. */
  seed?(tx: Tx, now: Date, manifest: HouseManifest | undefined): Promise<void>;
  /** Gives it what only a demo has: accounts that anybody may use, and their past. */
  seedDemo?(tx: Tx, now: Date): Promise<void>;
  /** Gives a demo from an earlier version what this one has more, and only adds. */
  refreshDemo?(tx: Tx, now: Date): Promise<void>;
};

type Features = { readonly [Name in keyof typeof endpoints]: Feature<Name> };

/** Every feature, in the order in which they know of each other: one that is missing does not compile. */
export const features: Features = {
  call: {
    handlers: ({ encryption, proofs }) => ({
      openEncryption: ({ now }) => openEncryption(encryption, now),
      openProof: async (call, { purpose }) => done(await proofs.open(call, purpose)),
    }),
  },
  site: {
    ...siteFeature,
    handlers: (services) =>
      siteFeature.handlers({
        ...services,
        propose,
        findObstacle: createFindObstacle(services),
      }),
  },
  operators: operatorsFeature,
  identity: identityFeature,
  safety: {
    ...safetyFeature,
    handlers: (services) =>
      safetyFeature.handlers({
        ...services,
        wallet: { open: (member) => getMainAccount(services, member), block: setBlockedUntil },
      }),
  },
  wallet: walletFeature,
  content: contentFeature,
  catalog: catalogFeature,
  play: playFeature,
  lottery: lotteryFeature,
  cashier: cashierFeature,
  rewards: {
    ...rewardsFeature,
    handlers: (services) => rewardsFeature.handlers({ ...services, judgeLevels }),
    jobs: (tools) => rewardsFeature.jobs({ ...tools, otherRebates: ownRebates }),
  },
  agents: agentsFeature,
  messages: messagesFeature,
};

/** The features without their names, for what goes through all of them. */
export const everyFeature: readonly Feature<keyof typeof endpoints>[] = Object.values(features);

/** How each kind of proposal is carried out; one without an executor does not compile. */
export const createProposalExecutors = (
  services: Pick<
    Services,
    'database' | 'merchants' | 'memberNews' | 'outside' | 'play' | 'cashier' | 'jobs' | 'log'
  >,
): ProposalExecutors => ({
  'wallet.adjustBalance': executeAdjustment({
    merchants: services.merchants,
    tellBalance: createBalanceTeller(services.memberNews),
  }),
  'site.changeMarketPolicy': executeMarketPolicy({
    findObstacle: createFindObstacle(services),
  }),
  'safety.liftExclusion': executeLift({ block: setBlockedUntil }),
  'play.payHeldWin': executeHeldPayment(services.play.rounds),
  'play.voidTableRound': executeVoid({ ...services, house: services.play.house }),
  'lottery.voidIssue': executeIssueVoid({ ...services, house: services.play.house }),
  'lottery.resettleIssue': executeResettlement({ ...services, house: services.play.house }),
  'play.rotateProviderKey': executeNewKey(services.play),
  'play.retireProviderKey': executeKeyRetirement(services.play),
  'cashier.creditDeposit': executeCredit(services.cashier.deposits),
  'cashier.assignPayment': executeAssignment(services.cashier.deposits),
  'cashier.approveWithdrawal': executeApproval(services),
  'cashier.resolvePayout': executeResolution(services.cashier.withdrawals),
});
