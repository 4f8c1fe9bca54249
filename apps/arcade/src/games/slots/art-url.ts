/** Where a game's pictures stand. */
export const artUrl = (gameId: string, file: string): string => `/games/art/${gameId}/${file}`;
