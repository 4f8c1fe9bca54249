import { useEffect } from 'react';
import { GameFrame } from '#frame/game-frame.tsx';
import { tellShown } from '#frame/tell-parent.ts';
import { TopBar } from '#frame/top-bar.tsx';
import { Announcer } from './announcer.tsx';
import { useGameName } from './game-name.ts';
import { IssueHead } from './issue-head.tsx';
import { useLottery, useWords } from './lottery-hooks.ts';
import type { LotteryPanel } from './lottery-panel.ts';
import { Pad } from './pad/pad.tsx';
import { PlayMenu } from './pad/play-menu.tsx';
import { OwnResult } from './result/own-result.tsx';
import { RulesPanel } from './rules-panel.tsx';
import { SeedsPanel } from './seeds-panel.tsx';
import { DeskBar } from './slip/desk-bar.tsx';
import { SlipPanel } from './slip/slip-panel.tsx';
import { TicketsPanel } from './tickets/tickets-panel.tsx';
import { TrendPanel } from './trend/trend-panel.tsx';
import { useLotterySound } from './use-lottery-sound.ts';
import { useRoundWords } from './use-round-words.tsx';

/** A lottery: what is drawn next, what can be bet on it, and what was bet. */
export function LotteryGame() {
  const t = useWords();
  const name = useGameName();
  const { watch } = useLottery();
  useLotterySound();
  useEffect(() => {
    document.title = name;
  }, [name]);
  useEffect(() => {
    tellShown();
    return watch();
  }, [watch]);
  return (
    <GameFrame<LotteryPanel>
      className="lt themed"
      rulesName={t('rules.title')}
      roundWords={useRoundWords()}
      panels={{
        rules: (onClose) => <RulesPanel onClose={onClose} />,
        stakes: (onClose) => <RulesPanel onClose={onClose} />,
        fairness: (onClose) => <SeedsPanel onClose={onClose} />,
        slip: (onClose) => <SlipPanel onClose={onClose} />,
        tickets: (onClose) => <TicketsPanel onClose={onClose} />,
        trend: (onClose) => <TrendPanel onClose={onClose} />,
      }}
    >
      {(open) => (
        <div className="lt-room">
          <TopBar name={name} onMenu={() => open('menu')} />
          <div className="lt-page">
            <IssueHead onOpen={open} />
            <PlayMenu />
            <Pad />
          </div>
          <DeskBar onSlip={() => open('slip')} />
          <OwnResult />
          <Announcer />
        </div>
      )}
    </GameFrame>
  );
}
