import type { Clock } from '@maneki/kernel/clock';
import type { Currency } from '@maneki/kernel/money';
import type { Cashier, ConfiguredProvider } from '#features/cashier';
import type { CatalogDirectory } from '#features/catalog';
import type { ContentDirectory, PreviewTokens } from '#features/content';
import type { IdentityOutside } from '#features/identity';
import type { LotteryReader, LotteryResultsSource, LotterySource } from '#features/lottery';
import type { Push, PushOptions } from '#features/messages';
import type { OperatorCodes, ProposalExecutors } from '#features/operators';
import type { HouseSource, JackpotSource, Play, RoundProver, TableSource } from '#features/play';
import type { MallVault } from '#features/rewards';
import type { MerchantDirectory } from '#features/site';
import type { VendorBalances } from '#features/wallet';
import type { Callers, OperatorCallers } from '#platform/calls/callers';
import type { Database } from '#platform/database/database';
import type { Encryption } from '#platform/encryption/encryption';
import type { Sealer } from '#platform/encryption/seal';
import type { Fanout } from '#platform/fanout/fanout';
import type { MemberNews } from '#platform/fanout/tell-members';
import type { Jobs } from '#platform/jobs/run-jobs';
import type { FailingJob } from '#platform/jobs/store';
import type { Limiter } from '#platform/limits/limits';
import type { RegistrationBudget } from '#platform/limits/registration-budget';
import type { Log } from '#platform/metrics/log';
import type { Metrics } from '#platform/metrics/metrics';
import type { AnyEventHandler } from '#platform/outbox/event-handler';
import type { Proofs } from '#platform/proof/proofs';

export type ServiceOptions = {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Log;
  readonly masterSecret: string;
  readonly redisUrl: string | undefined;
  /** Whether this node runs jobs and hands out events; every node can record them. */
  readonly isWorker: boolean;
  /** How accounts reach phones, mailboxes and other login services. */
  readonly outside: IdentityOutside;
  /** How many accounts may be opened from one address. */
  readonly registrationBudget: RegistrationBudget;
  /** How much work some calls must prove while little is going on, in zero bits for each part. */
  readonly proofBits: number;
  /** Asks whoever runs the jackpots what they hold; without one there are none. */
  readonly readJackpots?: JackpotSource | undefined;
  /** Asks whoever runs tables what goes on there; without one there are none. */
  readonly readTables?: TableSource | undefined;
  /** Asks whoever draws lotteries for them, and for what one drew; without one there are none. */
  readonly readLotteries?: LotterySource | undefined;
  readonly readLotteryResults?: LotteryResultsSource | undefined;
  /** Asks whoever draws rounds what proves one; without one no round is proven. */
  readonly proveRound?: RoundProver | undefined;
  /** The house, as far as operators run it from here. */
  readonly house?: HouseSource | undefined;
  /** Who collects money and pays it out; without anybody only channels with accounts of our own work. */
  readonly paymentProviders?: readonly ConfiguredProvider[] | undefined;
  /** How notifications reach devices, where it is not as it mostly is. */
  readonly push?: PushOptions | undefined;
};

/** What runs behind the calls, on every node alike. */
export type Services = {
  readonly database: Database;
  readonly clock: Clock;
  readonly merchants: MerchantDirectory;
  readonly content: ContentDirectory;
  /** Let the site show what is not published yet to whom an operator opens it for. */
  readonly previews: PreviewTokens;
  /** Which games there are to play. */
  readonly catalogue: CatalogDirectory;
  readonly callers: Callers;
  readonly operators: OperatorCallers;
  readonly operatorCodes: OperatorCodes;
  readonly proposalExecutors: ProposalExecutors;
  readonly outside: IdentityOutside;
  readonly registrationBudget: RegistrationBudget;
  readonly log: Log;
  readonly encryption: Encryption;
  /** Keeps photos of members' papers, which a copy of the database alone must not show. */
  readonly documentSealer: Sealer;
  /** Keeps codes of vouchers, and where things are sent. */
  readonly mallVault: MallVault;
  readonly limiter: Limiter;
  readonly proofs: Proofs;
  readonly fanout: Fanout;
  /** Tells members' open pages what has just become of them, without anybody waiting for it. */
  readonly memberNews: MemberNews;
  readonly jobs: Jobs;
  /** What features do about each other's facts. */
  readonly eventHandlers: readonly AnyEventHandler[];
  /** Jobs whose last run failed, as this node last read of them. */
  readonly failingJobs: () => readonly FailingJob[];
  /** Providers and the door that they come in by. */
  readonly play: Play;
  /** What is drawn, as whoever draws it tells. */
  readonly lotteries: LotteryReader;
  /** Money on its way in and out. */
  readonly cashier: Cashier;
  /** Notifications on members' devices. */
  readonly push: Push;
  /** What a member holds with vendors, for a wallet that does not know them. */
  readonly listVendorBalances: VendorBalances;
  /** The smallest stake of anything that can be played now, for a wallet that does not know games. */
  readonly findSmallestBet: (
    player: { readonly currency: Currency; readonly merchantCode: string },
    now: Date,
  ) => Promise<bigint | undefined>;
  /** The level of a member among those who play, for features that do not know levels. */
  readonly findVipLevel: (memberId: string) => Promise<number>;
  /** Whose games are to be had now, for a catalogue that does not know providers. */
  readonly listProvidersOn: (now: Date) => Promise<readonly string[]>;
  readonly makeMessageId: () => string;
  readonly metrics: Metrics;
  /** Ends what runs by itself, the last started first. The database is its owner's to close. */
  stop(): Promise<void>;
};
