import type { GameStateOf } from '@maneki/contract/house/schemas';
import { houseCaller } from '#frame/call-house.ts';
import { forgetSession, type SessionOf } from '#frame/open-session.ts';
import { tellParent } from '#frame/tell-parent.ts';
import { drawShare, openSocket } from './channel-socket.ts';
import { HouseClock } from './house-clock.ts';
import { browserNetwork } from './network.ts';
import { TableChannel } from './table-channel.ts';
import { TablePlay, type TablePlayOptions } from './table-play.ts';
import type { TableGame, TableKind, TableOf } from './table-state.ts';

export type OpenTable<Kind extends TableKind> = {
  readonly play: TablePlay<Kind>;
  readonly clock: HouseClock;
  /** Begins to watch the table. Answers what ends it. */
  watch(): () => void;
};

type Own<Kind extends TableKind> = Pick<TablePlayOptions<Kind>, 'dealing' | 'mostOn'>;

/** The seat of a session: its calls carry the session's bearer, the channel asks nobody who they are. */
export function openTablePlay<Kind extends TableKind>(
  { state, bearer }: SessionOf<Kind>,
  own: Own<Kind>,
): OpenTable<Kind> {
  // A clock that nobody sets: what it shows may be wrong, what passes on it is not.
  const clock = new HouseClock(() => performance.timeOrigin + performance.now());
  const play = new TablePlay<Kind>({
    ...own,
    game: state as GameStateOf<Kind>,
    call: houseCaller(bearer),
    clock,
    newKey: () => crypto.randomUUID(),
    onEnded: () => {
      forgetSession();
      tellParent({ type: 'house.ended' });
    },
  });
  const { table } = state as TableGame;
  const watch = () => {
    const channel = new TableChannel<TableOf<Kind>>({
      table: table as TableOf<Kind>,
      clock,
      network: browserNetwork,
      open: openSocket,
      onTable: (next) => play.setTable(next),
      onStatus: (status) => play.setStatus(status),
      onClock: () => play.look(),
      random: drawShare,
    });
    channel.start();
    return () => channel.stop();
  };
  return { play, clock, watch };
}
