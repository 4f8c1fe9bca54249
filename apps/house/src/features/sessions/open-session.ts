import { LOTTERY_PRIZE_MODES } from '@maneki/contract/house/lottery';
import type { HouseRefusal, PlainHouseCode } from '@maneki/contract/house/refusals';
import { LANGUAGES } from '@maneki/contract/language';
import { LOTTERY_GROUPS } from '@maneki/contract/play/lottery';
import type { RoundWalletCode } from '@maneki/contract/round-wallet/codes';
import { networkOf } from '@maneki/contract/round-wallet/network';
import { THEMES } from '@maneki/contract/theme';
import { done, type Outcome, refused } from '@maneki/kernel/outcome';
import { z } from 'zod';
import { hashSecret, makeToken } from '#platform/secrets';
import type { HouseServices } from '#platform/services';
import { SESSION_IDLE_MS, type Session } from './session.ts';
import { insertSession } from './store.ts';

export type Opened = {
  readonly token: string;
  readonly session: Session;
  readonly balance: bigint;
};

/** What the platform tells of a launch. Its limits are its own to keep: it holds to them anyway. */
const launched = z.looseObject({
  sessionId: z.uuid(),
  playerId: z.uuid(),
  merchant: z.string(),
  vendor: z.string(),
  gameId: z.string(),
  currency: z.string(),
  network: z.string(),
  language: z.enum(LANGUAGES).catch('EN'),
  theme: z.enum(THEMES).catch(THEMES[0]),
  realityCheckEvery: z.int().positive(),
  series: z
    .partialRecord(z.enum(LOTTERY_GROUPS).exclude(['OTHER']), z.int())
    .nullable()
    .catch(null),
  prizeModes: z.array(z.enum(LOTTERY_PRIZE_MODES)).nullable().catch(null),
});

/** The platform knows the launch, and that it was made elsewhere. */
const madeElsewhere = z.looseObject({
  status: z.literal('SESSION_UNKNOWN'),
  field: z.literal('network'),
});

const REFUSALS: Readonly<Partial<Record<RoundWalletCode, PlainHouseCode>>> = {
  SESSION_UNKNOWN: 'house.launch_invalid',
  SESSION_EXPIRED: 'house.launch_invalid',
  BAD_REQUEST: 'house.launch_invalid',
  PLAYER_BLOCKED: 'house.player_blocked',
  SELF_EXCLUDED: 'house.player_blocked',
  GAME_OFF: 'house.game_off',
};

/**
 * Turns a launch into a session of the game: the platform spends the launch, once. It is told where the
 * player is, so that a token which turns up in another network is refused and stays good for its owner.
 */
export async function openSession(
  { wallet, database, clock, log }: HouseServices,
  { launchToken, address }: { readonly launchToken: string; readonly address: string },
): Promise<Outcome<Opened, HouseRefusal>> {
  const network = networkOf(address);
  const answer = await wallet.call('session/open', { launchToken, network });
  if (answer.kind === 'final' && madeElsewhere.safeParse(answer.said).success)
    return refused({ code: 'house.session_ended', detail: {} });
  if (answer.kind === 'unknown' || answer.code !== 'OK') {
    const code = (answer.code && REFUSALS[answer.code]) ?? 'house.temporary';
    return refused({ code, detail: {} });
  }
  const read = launched.safeParse(answer.said);
  if (!read.success || answer.balance === undefined) {
    log.error({ err: read.error }, 'the platform opened a session in words that we do not know');
    return refused({ code: 'house.temporary', detail: {} });
  }
  const { sessionId, realityCheckEvery, ...told } = read.data;
  // A platform that does not look at the network lets anybody in: we do not.
  if (network !== told.network) return refused({ code: 'house.session_ended', detail: {} });
  const now = clock.now();
  const session: Session = {
    id: sessionId,
    playerId: told.playerId,
    merchant: told.merchant,
    vendor: told.vendor,
    gameId: told.gameId,
    currency: told.currency,
    network: told.network,
    language: told.language,
    theme: told.theme,
    realityCheckMinutes: realityCheckEvery,
    series: told.series,
    prizeModes: told.prizeModes,
    openedAt: now,
    expiresAt: new Date(now.getTime() + SESSION_IDLE_MS),
  };
  const token = makeToken();
  await database.statement((tx) => insertSession(tx, { ...session, tokenHash: hashSecret(token) }));
  return done({ token, session, balance: answer.balance });
}
