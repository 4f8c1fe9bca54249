import './lottery.css';
import './issue-head.css';
import './result/result.css';
import './result/own-result.css';
import './pad/play-menu.css';
import './pad/pad.css';
import './slip/terms-bar.css';
import './slip/slip-panel.css';
import './slip/chase-fields.css';
import './tickets/tickets-panel.css';
import './trend/trend-panel.css';
import './rules-panel.css';
import './screens.css';
import type { Family } from '@maneki/games/lottery/play';
import { type ReactNode, Suspense, use } from 'react';
import type { SessionOf } from '#frame/open-session.ts';
import { PlayProvider } from '#frame/play-context.tsx';
import { loadFamily } from './load-family.ts';
import { LotteryGame } from './lottery-game.tsx';
import { LotteryContext, type OpenLottery } from './lottery-hooks.ts';
import { openLottery } from './open-lottery.ts';

/** The family is known with the session: its rules are a few thousand bytes, and come alone. */
export function mountLottery(session: SessionOf<'lottery'>): ReactNode {
  const opened = loadFamily(session.state.game.family).then((family: Family) =>
    openLottery(session, family),
  );
  return (
    <Suspense fallback={<div className="lt themed h-full" />}>
      <Opened opened={opened} />
    </Suspense>
  );
}

function Opened({ opened }: { opened: Promise<OpenLottery> }) {
  const lottery = use(opened);
  return (
    <PlayProvider play={lottery.play}>
      <LotteryContext value={lottery}>
        <LotteryGame />
      </LotteryContext>
    </PlayProvider>
  );
}
