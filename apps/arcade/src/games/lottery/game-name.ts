import { CENTRAL_STATIONS, SOUTH_STATIONS } from '@maneki/games/lottery/stations';
import { useLotteryState, useWords } from './lottery-hooks.ts';
import { useNames } from './use-names.ts';

const HOUSE_DRAWS = [
  'VN_FAST27',
  'VN_FAST18',
  'SSC',
  'K3',
  'PK10',
  'X115',
  'KENO',
  'SEA_FAST',
] as const;

/** What the game is called: the house's own draws have names of their own, others those of their places. */
export function useGameName(): string {
  const t = useWords();
  const names = useNames();
  const code = useLotteryState(({ lottery }) => lottery.code);
  const minutes = useLotteryState(({ lottery }) => lottery.minutes);
  const draw = HOUSE_DRAWS.find((each) => code.startsWith(`${each}_`) && minutes !== null);
  if (draw) return t(`names.${draw}`, { minutes: String(minutes) });
  const stations = [...CENTRAL_STATIONS, ...SOUTH_STATIONS];
  return stations.find((each) => code.endsWith(`_${each.code}`))?.name ?? names.family();
}
