import { DRAGON_TIGER } from '@maneki/games/dragon-tiger/rules';
import type { ClientKind } from '../client-kind.ts';
import { loadDragonTigerWords } from './dragon-tiger-words.ts';

const CODE_BYTES = 16_000;

/** A table is plain page: there is nothing to load but a little code. */
export const dragonTigerClient: ClientKind<'dragon-tiger'> = {
  hasGame: (gameId) => gameId === DRAGON_TIGER.gameId,
  loadWords: loadDragonTigerWords,
  async load(_gameId, progress) {
    const code = progress.add(CODE_BYTES);
    const { mountDragonTiger } = await import('./mount-dragon-tiger.tsx');
    code.finish();
    return mountDragonTiger;
  },
};
