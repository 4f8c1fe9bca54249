import type { SlotModel } from '@maneki/games/slots/model';
import { type RefObject, useEffect, useState } from 'react';
import type { Observable } from '#frame/observable.ts';
import { preferences } from '#frame/preferences.ts';
import { tellShown } from '#frame/tell-parent.ts';
import { usePlay } from './slot-hooks.ts';
import { SlotShow } from './slot-show.ts';
import { createSlotSound } from './slot-sound.ts';
import type { SlotView } from './slot-view.ts';
import { type Art, Stage } from './stage.ts';

/**
 * Opens the canvas once it stands, keeps it in the room that the page leaves, and begins to play. Answers
 * whether the browser cannot draw at all.
 */
export function useStage(options: {
  /** The canvas that fills the page behind everything. */
  canvas: RefObject<HTMLCanvasElement | null>;
  /** The room that the bars leave for the reels. */
  room: RefObject<HTMLDivElement | null>;
  model: SlotModel;
  art: Art;
  view: Observable<SlotView>;
}): boolean {
  const play = usePlay();
  const [isBroken, setIsBroken] = useState(false);
  const { canvas, room, model, art, view } = options;
  useEffect(() => {
    const surface = canvas.current;
    const space = room.current;
    if (!surface || !space) return undefined;
    let isClosed = false;
    let stage: Stage | undefined;
    const fit = () => {
      const { x, y, width, height } = space.getBoundingClientRect();
      const page = { width: innerWidth, height: innerHeight };
      stage?.resize({ ...page, room: { x, y, width, height } });
    };
    const observer = new ResizeObserver(fit);
    const begin = async () => {
      const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
      const opened = await Stage.open({ canvas: surface, model, art, isStill });
      if (isClosed) return opened.close();
      stage = opened;
      const sound = createSlotSound(preferences);
      const isTurbo = () => preferences.get().isTurbo;
      play.attach(new SlotShow({ stage, model, state: play.state, view, sound, isTurbo }));
      fit();
      observer.observe(space);
      tellShown();
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
  }, [canvas, room, model, art, view, play]);
  return isBroken;
}
