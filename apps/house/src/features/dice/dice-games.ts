import type { ManifestGame } from '@maneki/contract/house/manifest';
import { DICE, RETURN } from '@maneki/games/dice/dice';
import { stakesOf } from '@maneki/games/stakes/bet-ladder';
import { lowestBets } from '#features/frame';
import { WIN_MAX_UNITS } from './win-max.ts';

/** The one game of dice, as it is listed. */
export const diceGames: readonly ManifestGame[] = [
  {
    kind: 'dice',
    gameId: DICE.gameId,
    vendor: DICE.vendor,
    category: 'RNG',
    names: {
      EN: DICE.name,
      JA: 'ラッキーダイス',
      CN: '幸运骰子',
      TH: 'ลูกเต๋านำโชค',
      VI: 'Xúc Xắc May Mắn',
    },
    classify: 'DI',
    minBets: lowestBets(stakesOf),
    hasFreePlay: true,
    returnPer10M: RETURN * 1_000,
    winMax: String(WIN_MAX_UNITS),
    icon: `/games/art/${DICE.gameId}/tile`,
    isShared: false,
  },
];
