/** What decides whether a film plays by itself. */
export type FilmSurroundings = {
  readonly isVisible: boolean;
  readonly wantsLessMotion: boolean;
  readonly savesData: boolean;
};

/** What the viewer said with the film's button; undefined as long as it was left alone. */
export type FilmWish = 'play' | 'pause' | undefined;

/**
 * A film in sight plays by itself, without sound, unless the viewer wants less motion or less data.
 * Whoever pressed the button has decided; but what nobody can see never plays.
 */
export function shouldPlay(wish: FilmWish, around: FilmSurroundings): boolean {
  if (!around.isVisible || wish === 'pause') return false;
  return wish === 'play' || !(around.wantsLessMotion || around.savesData);
}
