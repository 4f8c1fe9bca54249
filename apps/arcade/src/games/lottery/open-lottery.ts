import type { Family } from '@maneki/games/lottery/play';
import { houseCaller } from '#frame/call-house.ts';
import { readAmount } from '#frame/money.ts';
import { forgetSession, type SessionOf } from '#frame/open-session.ts';
import { tellParent } from '#frame/tell-parent.ts';
import { HouseClock } from '#table/house-clock.ts';
import { browserNetwork } from '#table/network.ts';
import { createDesk } from './desk.ts';
import { findKeptDesk, keepDesk } from './kept-desk.ts';
import type { OpenLottery } from './lottery-hooks.ts';
import { LotteryPlay } from './lottery-play.ts';
import { chooseOffered, modesToChoose, readOpening } from './opening.ts';
import { chipsOf } from './slip/chips.ts';
import { watchLottery } from './watch-lottery.ts';

/** The lottery of a session, played as its address wishes. */
export function openLottery({ state, bearer }: SessionOf<'lottery'>, family: Family): OpenLottery {
  // A clock that nobody sets: what it shows may be wrong, what passes on it is not.
  const clock = new HouseClock(() => performance.timeOrigin + performance.now());
  const play = new LotteryPlay({
    game: state,
    call: houseCaller(bearer),
    clock,
    onEnded: () => {
      forgetSession();
      tellParent({ type: 'house.ended' });
    },
  });
  const opening = readOpening(location);
  const mode = chooseOffered(opening.prizeMode, state.prizeModes);
  const start = {
    type: chooseOffered(opening.playType, state.game.playTypes),
    mode,
    series: state.highestSeries[mode],
    unitValue: readAmount(state.unitValues[0] ?? '0'),
    stake: chipsOf(state)[0]!,
  };
  const at = { game: state, family, asked: opening };
  const desk = createDesk(start, findKeptDesk(at));
  desk.subscribe(() => {
    keepDesk(desk.get(), at);
    void play.coming.renew();
  });
  const watch = () => watchLottery({ play, clock, network: browserNetwork });
  const modes = modesToChoose(state.prizeModes);
  return { play, desk, clock, code: state.game.family, family, modes, watch };
}
