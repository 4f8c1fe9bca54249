import type { HouseRefusal } from '@maneki/contract/house/refusals';
import type { HouseReply } from '@maneki/contract/house/schemas';
import { done, type Outcome } from '@maneki/kernel/outcome';
import { endSession, openSession } from '#features/sessions';
import type { HouseServices } from '#platform/services';
import { describeState } from './get-state.ts';
import type { HouseKinds } from './kind.ts';

/** Lets a player in by a launch, and answers all that the game needs for its first picture. */
export async function openGame(
  services: HouseServices,
  kinds: HouseKinds,
  launch: { readonly launchToken: string; readonly address: string },
): Promise<Outcome<HouseReply<'openSession'>, HouseRefusal>> {
  const opened = await openSession(services, launch);
  if (!opened.ok) return opened;
  const { token, session, balance } = opened.value;
  const state = await describeState(services, kinds, { session, balance });
  if (state.ok) return done({ token, state: state.value });
  const ended = { sessionId: session.id, now: services.clock.now() };
  await services.database.statement((tx) => endSession(tx, ended));
  return state;
}
