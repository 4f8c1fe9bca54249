import type { GameStateOf } from '@maneki/contract/house/schemas';
import { type CallHouse, houseCaller } from '#frame/call-house.ts';
import { forgetSession, type SessionOf } from '#frame/open-session.ts';
import { tellParent } from '#frame/tell-parent.ts';
import { findKeptStake, keepStake } from './kept-stake.ts';
import { Play, type PlayOptions } from './play.ts';
import type { InstantGame, InstantKind } from './play-state.ts';

type Own<Kind extends InstantKind> = Pick<PlayOptions<Kind>, 'hadFeature' | 'betweenRoundsMs'> & {
  readonly askFor: (call: CallHouse) => PlayOptions<Kind>['askFor'];
};

/** The play of a session: its calls carry the session's bearer, its stake is remembered. */
export function openPlay<Kind extends InstantKind>(
  { state, bearer }: SessionOf<Kind>,
  { askFor, ...own }: Own<Kind>,
): Play<Kind> {
  const call = houseCaller(bearer);
  const game: InstantGame = state;
  return new Play<Kind>({
    ...own,
    game: state as GameStateOf<Kind>,
    call,
    askFor: askFor(call),
    newKey: () => crypto.randomUUID(),
    keptStake: findKeptStake(game),
    onStake: (stake) => keepStake(game, stake),
    onEnded: () => {
      forgetSession();
      tellParent({ type: 'house.ended' });
    },
  });
}
