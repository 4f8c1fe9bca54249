import type { FrameView } from './frame-view.ts';
import type { HouseLink } from './house-link.ts';
import type { Observable } from './observable.ts';

/** What the frame needs of the game that stands in it. */
export type FramePlay = {
  readonly state: Observable<FrameView>;
  readonly link: HouseLink;
  /** When the session began, by this device's clock: its hour may be wrong, its seconds are not. */
  readonly startedAtMs: number;
  /** Nothing goes on by itself from here. */
  pause(): void;
  /** A tap beside all controls: who has seen enough need not wait. */
  hurry(): void;
  dismissNotice(): void;
};
