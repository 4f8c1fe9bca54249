import { findSlotGame } from '@maneki/games/slots/catalogue';
import type { SlotModel } from '@maneki/games/slots/model';
import { useEffect, useRef, useState } from 'react';
import { EndedScreen } from '#frame/ended-screen.tsx';
import { GameTable } from '#frame/game-table.tsx';
import { usePlay, usePlayState } from '#frame/play-context.tsx';
import { preferences } from '#frame/preferences.ts';
import { createSound } from '#frame/sound.ts';
import { tellParent } from '#frame/tell-parent.ts';
import { Crown } from './crown.tsx';
import { PaytablePanel } from './paytable-panel.tsx';
import { RoundPicture } from './round-picture.tsx';
import { SlotShow } from './slot-show.ts';
import { type Art, Stage } from './stage.ts';
import { SymbolPicture } from './symbol-picture.tsx';

/** A slot: the table that all games share, with a machine on its canvas. */
export function SlotGame({ model, art }: { model: SlotModel; art: Art }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const room = useRef<HTMLDivElement>(null);
  const gameId = usePlayState(({ game }) => game.gameId);
  const isBroken = useStage({ canvas, room, model, art });
  if (isBroken) return <EndedScreen reason="unsupported" />;
  return (
    <GameTable
      name={findSlotGame(gameId)?.name ?? gameId}
      canvas={canvas}
      room={room}
      crown={<Crown model={model} />}
      paytable={(onClose) => <PaytablePanel model={model} onClose={onClose} />}
      picture={(round) => <RoundPicture round={round} model={model} />}
      symbol={(symbol) => <SymbolPicture gameId={gameId} model={model} symbol={symbol} size={96} />}
    />
  );
}

/**
 * Opens the canvas once it stands, keeps it in the room that the page leaves, and begins to play. Answers
 * whether the browser cannot draw at all.
 */
function useStage(options: {
  canvas: React.RefObject<HTMLCanvasElement | null>;
  room: React.RefObject<HTMLDivElement | null>;
  model: SlotModel;
  art: Art;
}): boolean {
  const play = usePlay();
  const [isBroken, setIsBroken] = useState(false);
  const { canvas, room, model, art } = options;
  useEffect(() => {
    const surface = canvas.current;
    const space = room.current;
    if (!surface || !space) return undefined;
    let isClosed = false;
    let stage: Stage | undefined;
    const fit = () => {
      const { x, y, width, height } = space.getBoundingClientRect();
      const view = { width: innerWidth, height: innerHeight };
      stage?.resize({ ...view, room: { x, y, width, height } });
    };
    const observer = new ResizeObserver(fit);
    const begin = async () => {
      const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
      const opened = await Stage.open({ canvas: surface, model, art, isStill });
      if (isClosed) return opened.close();
      stage = opened;
      const sound = createSound(preferences);
      const isTurbo = () => preferences.get().isTurbo;
      play.attach(new SlotShow({ stage, model, state: play.state, sound, isTurbo }));
      fit();
      observer.observe(space);
      document.documentElement.dataset.ready = 'true';
      tellParent({ type: 'house.ready' });
      await play.resume();
    };
    begin().catch(() => {
      setIsBroken(true);
      document.documentElement.dataset.ready = 'true';
    });
    return () => {
      isClosed = true;
      observer.disconnect();
      stage?.close();
    };
  }, [canvas, room, model, art, play]);
  return isBroken;
}
