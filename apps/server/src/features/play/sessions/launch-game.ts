import { isPlayCredit, type MemberType } from '@maneki/contract/identity/member-types';
import type { Language } from '@maneki/contract/language';
import type { PlayRefusal } from '@maneki/contract/play/refusals';
import type { Theme } from '@maneki/contract/theme';
import type { WalletRefusal } from '@maneki/contract/wallet/refusals';
import { done, type Outcome, refused } from '@maneki/kernel/outcome';
import { findGame, recordRecent } from '#features/catalog';
import {
  type Account,
  findMainWallet,
  getAccount,
  type MainWallet,
  type WalletName,
  type WalletServices,
} from '#features/wallet';
import { hashSecret, makeToken } from '#platform/secrets/secrets';
import { clientAddressOf } from '../keys/client-address.ts';
import type { ProviderDirectory } from '../keys/provider-directory.ts';
import { LAUNCH_TTL_MS } from './session.ts';
import { insertLaunch } from './store.ts';

export type LaunchServices = WalletServices & {
  readonly providers: Pick<ProviderDirectory, 'find'>;
  /** Brings a member's money to a vendor that plays with a wallet of its own. */
  moveIn?(moved: { memberId: string; vendorCode: string; now: Date }): Promise<void>;
};

export type LaunchWish = {
  readonly memberId: string;
  readonly loginId: string;
  readonly type: MemberType;
  readonly merchantCode: string;
  readonly vendorCode: string;
  readonly gameId: string;
  readonly mode: 'real' | 'free';
  readonly language: Language;
  readonly theme: Theme;
  readonly device: string;
  readonly address: string;
  readonly now: Date;
};

type LaunchRefusal =
  | Extract<
      PlayRefusal,
      { code: 'play.game_unknown' | 'play.game_off' | 'play.free_play_unsupported' }
    >
  | Extract<WalletRefusal, { code: 'wallet.account_blocked' | 'wallet.account_closed' }>;

export type Launched = {
  readonly launchToken: string;
  readonly url: string | null;
  readonly mode: 'real' | 'free';
};

/** Lets a member into a game: a token that the game's provider turns into a session, once. */
export async function launchGame(
  services: LaunchServices,
  wish: LaunchWish,
): Promise<Outcome<Launched, LaunchRefusal>> {
  const { database, merchants, providers } = services;
  const { memberId, now } = wish;
  const game = await database.statement((tx) => findGame(tx, wish));
  if (!game) return refused({ code: 'play.game_unknown', detail: {} });
  const provider = await providers.find(game.providerCode, now);
  if (!game.isOn || !provider?.isOn) return refused({ code: 'play.game_off', detail: {} });

  const mode = modeOf(wish);
  if (mode === 'free' && !game.hasFreePlay)
    return refused({ code: 'play.free_play_unsupported', detail: {} });
  const main = await database.statement((tx) => findMainWallet(tx, merchants, memberId));
  const wallet = walletFor(wish, main);
  // Whoever is shut out is shut out of play credit too, also of a wallet that is opened only now.
  for (const name of new Set<WalletName>([main, wallet])) {
    const refusal = refusalOf(await getAccount(services, { memberId, wallet: name, now }), now);
    if (refusal) return refused(refusal);
  }
  // Before the token, which lives a minute: a vendor may take half of one.
  if (game.walletMode === 'TRANSFER' && wallet === main) await services.moveIn?.(wish);
  const launchToken = makeToken();
  await database.transact(async (tx) => {
    await insertLaunch(tx, {
      ...wish,
      tokenHash: hashSecret(launchToken),
      providerCode: game.providerCode,
      wallet,
      createdAt: now,
      expiresAt: new Date(now.getTime() + LAUNCH_TTL_MS),
    });
    await recordRecent(tx, { ...wish, playedAt: now });
  });
  const client = clientAddressOf(provider);
  // The game is named so that its client need not wait for the session to know what to load.
  const query = new URLSearchParams({ token: launchToken, game: wish.gameId });
  return done({ launchToken, url: client && `${client}/launch?${query}`, mode });
}

/** Who has no money plays for free, whatever was wished for. */
const modeOf = ({ type, mode }: LaunchWish) => (isPlayCredit(type) ? 'free' : mode);

/** Who has only play credit plays with that; others have a wallet beside their main one for it. */
const walletFor = ({ type, mode }: LaunchWish, main: MainWallet): WalletName =>
  mode === 'free' && !isPlayCredit(type) ? 'FREE' : main;

function refusalOf(account: Account, now: Date): LaunchRefusal | undefined {
  if (account.closed_at) return { code: 'wallet.account_closed', detail: {} };
  const isBlocked = account.blocked_until !== null && account.blocked_until > now;
  return isBlocked ? { code: 'wallet.account_blocked', detail: {} } : undefined;
}
