import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { GameFrame } from '#frame/game-frame.tsx';
import { tellShown } from '#frame/tell-parent.ts';
import { TopBar } from '#frame/top-bar.tsx';
import { Announcer } from './announcer.tsx';
import { BigRoad } from './big-road.tsx';
import { useTable } from './dragon-tiger-hooks.ts';
import { DragonTigerRulesPanel } from './dragon-tiger-rules-panel.tsx';
import { MessageLine } from './message-line.tsx';
import { ShoePanel } from './shoe-panel.tsx';
import { Spots } from './spots.tsx';
import { Stage } from './stage.tsx';
import { TableControls } from './table-controls.tsx';
import { useRoundWords } from './use-round-words.tsx';
import { useTableSound } from './use-table-sound.ts';

/** Dragon Tiger: two cards, four spots, and everybody at one table. */
export function DragonTigerGame() {
  const t = useTranslations('arcadeDragonTiger');
  const { watch } = useTable();
  useTableSound();
  useEffect(() => {
    document.title = t('name');
  }, [t]);
  useEffect(() => {
    tellShown();
    return watch();
  }, [watch]);
  return (
    <GameFrame
      className="plain-game dt themed"
      rulesName={t('rules.title')}
      roundWords={useRoundWords()}
      panels={{
        rules: (onClose) => <DragonTigerRulesPanel onClose={onClose} />,
        stakes: (onClose) => <DragonTigerRulesPanel onClose={onClose} />,
        fairness: (onClose) => <ShoePanel onClose={onClose} />,
      }}
    >
      {(open) => (
        <div className="plain-room dt-room">
          <TopBar name={t('name')} onMenu={() => open('menu')}>
            <p className="dt-computer">{t('computer')}</p>
          </TopBar>
          <section className="dt-table" aria-label={t('table')}>
            <BigRoad />
            <Stage />
            <Spots />
          </section>
          <div className="plain-desk dt-desk">
            <MessageLine />
            <TableControls />
          </div>
          <Announcer />
        </div>
      )}
    </GameFrame>
  );
}
