import { findTheme, type Theme } from '@maneki/contract/theme';
import type { PlayType } from '@maneki/games/lottery/play';
import type { PrizeMode } from '@maneki/games/lottery/series';

/** What an address asks for: the game, how it is to be played, and how it looks. */
export type Opening = {
  readonly gameId?: string | undefined;
  readonly playType?: PlayType | undefined;
  readonly prizeMode?: PrizeMode | undefined;
  readonly theme?: Theme | undefined;
};

const PATH = /^\/m\/lotto-h5\/[^/]+\/([^/]+)\/games\/([^/]+)\/?$/;
const TYPES: Readonly<Record<string, PlayType>> = {
  tradition: 'TRADITION',
  entertainment: 'ENTERTAINMENT',
};
const MODES: Readonly<Record<string, PrizeMode>> = {
  lott: 'LOTT',
  zy: 'ZY',
  elott: 'ELOTT',
  sea: 'SEA',
};

/** Reads `/m/lotto-h5/m1/Tradition/games/lottossc1?prize_mode=Elott&css=light`, and the same as a query. */
export function readOpening({ pathname, search }: Pick<Location, 'pathname' | 'search'>): Opening {
  const query = new URLSearchParams(search);
  const [, type, gameId] = PATH.exec(pathname) ?? [];
  return {
    gameId: gameId ?? query.get('game') ?? query.get('gameId') ?? undefined,
    playType: TYPES[(type ?? query.get('play_type') ?? '').toLowerCase()],
    prizeMode: MODES[(query.get('prize_mode') ?? '').toLowerCase()],
    theme: findTheme((query.get('css') ?? '').toLowerCase()),
  };
}

const CHOSEN_BY_PLAYERS: readonly PrizeMode[] = ['LOTT', 'ZY'];

/** A merchant pays by series or at fixed odds; where it is by series, players choose between two modes. */
export const modesToChoose = (offered: readonly PrizeMode[]): readonly PrizeMode[] =>
  CHOSEN_BY_PLAYERS.every((mode) => offered.includes(mode)) ? CHOSEN_BY_PLAYERS : [];

/** What was asked for where a game has it, else what it has first. */
export const chooseOffered = <Choice>(wished: Choice | undefined, offered: readonly Choice[]) =>
  wished !== undefined && offered.includes(wished) ? wished : offered[0]!;
