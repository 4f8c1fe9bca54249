import type { GameKind } from '@maneki/contract/house/schemas';
import type { Language } from '@maneki/contract/language';
import type { ReactNode } from 'react';
import type { Progress } from '#frame/load-bytes.ts';
import type { Words } from '#frame/load-words.ts';
import type { SessionOf } from '#frame/open-session.ts';

/** Shows a game, once there is a session. */
export type MountGame<Kind extends GameKind> = (session: SessionOf<Kind>) => ReactNode;

/** The client of a kind of game, as far as it must be known before its code is here. */
export type ClientKind<Kind extends GameKind> = {
  /** By the id alone, so that loading does not wait for the session. */
  hasGame(gameId: string): boolean;
  /** Whether this browser can show it. */
  canShow?(): boolean;
  /** Words beside those of the frame. */
  loadWords?(language: Language): Promise<Partial<Words>>;
  /** Its code, and whatever it cannot begin without, side by side. */
  load(gameId: string, progress: Progress): Promise<MountGame<Kind>>;
};
