import { type PLAY_TYPES, PRIZE_MODES } from '@maneki/contract/constants';
import type { PrizeMode } from '@maneki/contract/lottery/modes';

type PlayType = (typeof PLAY_TYPES)[number];

/** Which lottery somebody wants to bet on, and how. */
export type StartWish = {
  /** The template of its page. */
  readonly mui: string;
  readonly playType: PlayType;
  readonly gameId: string;
  /** Undefined where the address leaves it to the merchant. */
  readonly prizeMode: PrizeMode | undefined;
  /** Whether closing leads home. */
  readonly isFromHome: boolean;
};

const DEFAULT_TEMPLATE = 'm1';
const WORD = /^[\w-]{1,64}$/;

/** The wish that an address states. What it says wrongly counts as not said; without a game there is no wish. */
export function readStartWish(query: URLSearchParams): StartWish | undefined {
  const gameId = query.get('gameId') ?? '';
  if (!WORD.test(gameId)) return undefined;
  const mui = query.get('mui') ?? '';
  const mode = query.get('prize_mode');
  return {
    mui: WORD.test(mui) ? mui : DEFAULT_TEMPLATE,
    playType: query.get('playType') === 'Entertainment' ? 'Entertainment' : 'Tradition',
    gameId,
    prizeMode: [...PRIZE_MODES, 'SEA' as const].find((known) => known === mode),
    isFromHome: query.has('pageBack'),
  };
}

/**
 * How a lottery pays here. Those of South-East Asia have prizes of their own; with others an address may choose
 * among the ways that the merchant has, of which those by series are two.
 */
export function choosePrizeMode(
  asked: PrizeMode | undefined,
  { isSea, ofMerchant }: { readonly isSea: boolean; readonly ofMerchant: 'Elott' | 'Lott' },
): PrizeMode {
  if (isSea) return 'SEA';
  return ofMerchant === 'Lott' && asked === 'ZY' ? 'ZY' : ofMerchant;
}

/** How a game's own way in and what the page around it looks like are told to the page for bets. */
export type BetPage = {
  readonly wish: StartWish;
  readonly prizeMode: PrizeMode;
  readonly merchantCode: string;
  readonly theme: string;
};

/**
 * The page for bets of a launch. A client that stands on this very site has an address of its own for
 * lotteries; one that stands elsewhere is opened as it said, and told the same.
 */
export function betPageOf(launchUrl: string, { wish, prizeMode, merchantCode, theme }: BetPage) {
  const { mui, playType, gameId } = wish;
  const isElsewhere = !launchUrl.startsWith('/');
  const query = {
    merchant: merchantCode,
    css: theme,
    prize_mode: prizeMode,
    ...(isElsewhere && { mui, play_type: playType }),
  };
  const launch = new URL(launchUrl, 'https://site.invalid');
  if (isElsewhere) {
    for (const [name, value] of Object.entries(query)) launch.searchParams.set(name, value);
    return launch.href;
  }
  const asked = new URLSearchParams({ token: launch.searchParams.get('token') ?? '', ...query });
  return `/m/lotto-h5/${mui}/${playType}/games/${gameId}?${asked}`;
}

/** Where closing a lottery leads, without the base of the site. */
export const closedAddress = (wish: StartWish | undefined): string =>
  wish?.isFromHome ? '/home' : '/game';

/** The address of the page that starts it, to come back to after a login. */
export function startAddress({ mui, playType, gameId, prizeMode, isFromHome }: StartWish): string {
  const query = new URLSearchParams({
    mui,
    playType,
    gameId,
    ...(prizeMode && { prize_mode: prizeMode }),
    ...(isFromHome && { pageBack: '1' }),
  });
  return `/m/startLottery?${query}`;
}
