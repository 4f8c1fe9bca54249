import { modesOfLottery } from '@maneki/contract/lottery/modes';
import { isLottery, type PersonalSeries } from '@maneki/contract/play/lottery';
import { networkOf } from '@maneki/contract/round-wallet/network';
import { writeAmount } from '@maneki/kernel/money';
import { findGame } from '#features/catalog';
import { type Caps, findCaps, findSitting, intervalOf } from '#features/safety';
import type { MerchantDirectory } from '#features/site';
import { findAccount, findMainWallet, type WalletName } from '#features/wallet';
import type { Database, Tx } from '#platform/database/database';
import { drawId, hashSecret } from '#platform/secrets/secrets';
import type { AskedBy, DoorAnswer } from '../door/door-calls.ts';
import { SESSION_IDLE_MS } from './session.ts';
import * as store from './store.ts';

/** Up to which series a member may bet at lotteries. Those who know come later in the order of features. */
export type ReadSeries = (
  tx: Tx,
  member: { readonly merchantCode: string; readonly memberId: string },
) => Promise<PersonalSeries>;

export type Opening = {
  readonly launchToken: string;
  /** Where the player came to the provider from, where the provider tells it. */
  readonly network?: string | undefined;
};

/** Turns a launch into a session: once, within its minute, and only for the provider of the game. */
export async function openSession(
  {
    database,
    merchants,
    readSeries,
  }: {
    readonly database: Database;
    readonly merchants: Pick<MerchantDirectory, 'findMarket' | 'get'>;
    readonly readSeries: ReadSeries;
  },
  { launchToken, network, providerCode, now }: AskedBy & Opening,
): Promise<DoorAnswer> {
  const name = { tokenHash: hashSecret(launchToken), providerCode };
  return database.transact(async (tx): Promise<DoorAnswer> => {
    const address = await store.findLaunchAddress(tx, name);
    if (address === undefined) return { status: 'SESSION_UNKNOWN' };
    // Before it is spent: whoever carried a token away must not burn it for its owner.
    if (network !== undefined && network !== networkOf(address))
      return { status: 'SESSION_UNKNOWN', field: 'network' };
    const launch = await store.spendLaunch(tx, { ...name, now });
    if (!launch) return { status: 'SESSION_EXPIRED' };
    const { member_id: memberId, wallet } = launch;
    // The market may have changed its mode within the minute.
    if (wallet !== 'FREE' && wallet !== (await findMainWallet(tx, merchants, memberId)))
      return { status: 'SESSION_EXPIRED' };
    const account = await findAccount(tx, { memberId, wallet: wallet as WalletName });
    if (!account || account.closed_at) return { status: 'PLAYER_BLOCKED' };
    if (account.blocked_until && account.blocked_until > now) return { status: 'SELF_EXCLUDED' };
    const lottery = await findLotteryTerms(tx, { merchants, readSeries }, launch);
    const sessionId = drawId(now);
    await store.insertSession(tx, {
      id: sessionId,
      memberId,
      merchantCode: launch.merchant_code,
      providerCode,
      vendorCode: launch.vendor_code,
      gameId: launch.game_id,
      wallet,
      currency: account.currency,
      device: launch.device,
      address: launch.address,
      loginId: launch.login_id,
      ...lottery,
      openedAt: now,
      expiresAt: new Date(now.getTime() + SESSION_IDLE_MS),
    });
    return {
      status: 'OK',
      balance: account.available,
      currency: account.currency,
      detail: {
        sessionId,
        playerId: memberId,
        merchant: launch.merchant_code,
        network: networkOf(launch.address),
        vendor: launch.vendor_code,
        gameId: launch.game_id,
        limits: describeLimits(await findCaps(tx, memberId)),
        realityCheckEvery: intervalOf((await findSitting(tx, memberId)) ?? { everyMinutes: null }),
        language: launch.language,
        theme: launch.theme,
        ...lottery,
      },
    };
  });
}

/** By which prizes the player may bet, and up to which series; nothing where the game is no lottery. */
async function findLotteryTerms(
  tx: Tx,
  {
    merchants,
    readSeries,
  }: {
    readonly merchants: Pick<MerchantDirectory, 'get'>;
    readonly readSeries: ReadSeries;
  },
  launch: Record<'member_id' | 'merchant_code' | 'vendor_code' | 'game_id', string>,
) {
  const { member_id: memberId, merchant_code: merchantCode, vendor_code: vendorCode } = launch;
  const game = await findGame(tx, { vendorCode, gameId: launch.game_id, merchantCode });
  if (!game || !isLottery(game.category)) return {};
  const isBySeries = merchants.get(merchantCode).flags.LOTT3;
  return {
    series: await readSeries(tx, { merchantCode, memberId }),
    prizeModes: modesOfLottery({ vendorCode, category: game.category, isBySeries }),
  };
}

const PERIODS = ['day', 'week', 'month'] as const;

/** What a game may tell its player beforehand. The platform holds to them in any case. */
function describeLimits(caps: Caps | undefined) {
  const all = (write: (period: (typeof PERIODS)[number]) => string | number | null) =>
    Object.fromEntries(PERIODS.map((period) => [period, write(period)]));
  const amount = (cap: bigint | null | undefined) => (cap == null ? null : writeAmount(cap));
  const minutes = (cap: bigint | null | undefined) => (cap == null ? null : Number(cap / 60n));
  return {
    stake: all((period) => amount(caps?.[`stake_${period}`])),
    loss: all((period) => amount(caps?.[`loss_${period}`])),
    minutes: all((period) => minutes(caps?.[`session_${period}`])),
  };
}
