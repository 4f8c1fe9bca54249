import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { GameFrame } from '#frame/game-frame.tsx';
import type { Observable } from '#frame/observable.ts';
import { preferences } from '#frame/preferences.ts';
import { tellShown } from '#frame/tell-parent.ts';
import { TopBar } from '#frame/top-bar.tsx';
import { AutoplayPanel } from '#instant/autoplay-panel.tsx';
import { FairnessPanel } from '#instant/fairness-panel.tsx';
import { StakePanel } from '#instant/stake-panel.tsx';
import { useKeys } from '#instant/use-keys.ts';
import { BetFields } from './bet-fields.tsx';
import { DiceControls } from './dice-controls.tsx';
import { usePlay } from './dice-hooks.ts';
import { DiceRulesPanel } from './dice-rules-panel.tsx';
import { DiceShow } from './dice-show.ts';
import { createDiceSound } from './dice-sound.ts';
import type { DiceView } from './dice-view.ts';
import { RecentRolls } from './recent-rolls.tsx';
import { RollFigure } from './roll-figure.tsx';
import { Track } from './track.tsx';
import { useRoundWords } from './use-round-words.tsx';

/** Lucky Dice: a number over or under one that the player chooses. */
export function DiceGame({ view }: { view: Observable<DiceView> }) {
  const t = useTranslations('arcadeDice');
  useShow(view);
  useKeys();
  useEffect(() => {
    document.title = t('name');
  }, [t]);
  return (
    <GameFrame
      className="plain-game dice themed"
      rulesName={t('rules.title')}
      hasTurbo
      roundWords={useRoundWords()}
      panels={{
        rules: (onClose) => <DiceRulesPanel onClose={onClose} />,
        stakes: (onClose) => <StakePanel onClose={onClose} />,
        autoplay: (onClose) => <AutoplayPanel onClose={onClose} />,
        fairness: (onClose) => <FairnessPanel onClose={onClose} />,
      }}
    >
      {(open) => (
        <div className="plain-room dice-table">
          <TopBar name={t('name')} onMenu={() => open('menu')}>
            <RecentRolls view={view} />
          </TopBar>
          <section className="dice-stage" aria-label={t('table')}>
            <RollFigure view={view} />
            <Track view={view} />
          </section>
          <div className="plain-desk dice-desk">
            <BetFields view={view} />
            <DiceControls
              view={view}
              onStakes={() => open('stakes')}
              onAutoplay={() => open('autoplay')}
            />
          </div>
        </div>
      )}
    </GameFrame>
  );
}

/** The table stands at once; a roll that was not shown to its end is shown now. */
function useShow(view: Observable<DiceView>): void {
  const play = usePlay();
  useEffect(() => {
    const still = matchMedia('(prefers-reduced-motion: reduce)');
    play.attach(
      new DiceShow({
        state: play.state,
        view,
        sound: createDiceSound(preferences),
        isTurbo: () => preferences.get().isTurbo,
        isStill: () => still.matches,
      }),
    );
    tellShown();
    void play.resume();
  }, [play, view]);
}
