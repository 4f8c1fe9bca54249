import { findSlotGame } from '@maneki/games/slots/catalogue';
import type { SlotModel } from '@maneki/games/slots/model';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { EndedScreen } from '#frame/ended-screen.tsx';
import { GameFrame } from '#frame/game-frame.tsx';
import type { RoundWords } from '#frame/round-words.ts';
import { TopBar } from '#frame/top-bar.tsx';
import { AutoplayPanel } from '#instant/autoplay-panel.tsx';
import { FairnessPanel } from '#instant/fairness-panel.tsx';
import { StakePanel } from '#instant/stake-panel.tsx';
import { useKeys } from '#instant/use-keys.ts';
import { Controls } from './controls.tsx';
import { Crown } from './crown.tsx';
import { Applause, CaptionOverlay } from './overlays.tsx';
import { PaytablePanel } from './paytable-panel.tsx';
import { RoundPicture } from './round-picture.tsx';
import { usePlayState } from './slot-hooks.ts';
import { createSlotView } from './slot-view.ts';
import { SlotWords } from './slot-words.tsx';
import type { Art } from './stage.ts';
import { SymbolPicture } from './symbol-picture.tsx';
import { useStage } from './use-stage.ts';
import { WinMeter } from './win-meter.tsx';

/** A slot: the frame that all games share, with a machine on its canvas. */
export function SlotGame({ model, art }: { model: SlotModel; art: Art }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const room = useRef<HTMLDivElement>(null);
  const t = useTranslations('arcade.menuPanel');
  const gameId = usePlayState(({ game }) => game.gameId);
  const [view] = useState(createSlotView);
  const isBroken = useStage({ canvas, room, model, art, view });
  const roundWords = useRoundWords(model);
  useKeys();
  if (isBroken) return <EndedScreen reason="unsupported" />;
  return (
    <GameFrame
      rulesName={t('paytable')}
      hasTurbo
      roundWords={roundWords}
      panels={{
        rules: (onClose) => <PaytablePanel model={model} onClose={onClose} />,
        stakes: (onClose) => <StakePanel onClose={onClose} />,
        autoplay: (onClose) => <AutoplayPanel onClose={onClose} hasFeatures />,
        fairness: (onClose) => <FairnessPanel onClose={onClose} />,
      }}
    >
      {(open) => (
        <>
          <div aria-hidden="true">
            <canvas ref={canvas} className="absolute inset-0 size-full" />
          </div>
          <div className="pointer-events-none absolute inset-x-0 bottom-0 h-56 bg-linear-to-t from-ink/90 to-ink/0 low:hidden" />
          <div className="board relative">
            <TopBar name={findSlotGame(gameId)?.name ?? gameId} onMenu={() => open('menu')} />
            <div className="min-h-13 low:min-h-0" style={{ gridArea: 'crown' }}>
              <Crown model={model} view={view} />
            </div>
            <div ref={room} style={{ gridArea: 'reels' }} />
            <WinMeter />
            <Controls onStakes={() => open('stakes')} onAutoplay={() => open('autoplay')} />
          </div>
          <CaptionOverlay
            view={view}
            picture={(symbol) => (
              <SymbolPicture gameId={gameId} model={model} symbol={symbol} size={96} />
            )}
          />
          <Applause view={view} />
          <SlotWords view={view} />
        </>
      )}
    </GameFrame>
  );
}

function useRoundWords(model: SlotModel): RoundWords {
  const t = useTranslations('arcade.history');
  return {
    note(round) {
      if (round.kind !== 'slots') return undefined;
      const freeSpins = (round.outcome?.spins.length ?? 1) - 1;
      return freeSpins > 0 ? t('free', { count: freeSpins }) : undefined;
    },
    picture: (round) =>
      round.kind === 'slots' ? <RoundPicture round={round} model={model} /> : null,
  };
}
