import type { DaySchedule, FastSchedule, Schedule } from './clock.ts';
import { FAMILIES } from './families.ts';
import { type FamilyCode, PLAY_TYPES, type PlayType } from './play.ts';
import type { PrizeMode } from './series.ts';
import { CENTRAL_STATIONS, SOUTH_STATIONS, type Station } from './stations.ts';

export type LotteryGame = {
  readonly gameId: string;
  readonly code: string;
  readonly family: FamilyCode;
  readonly name: string;
  readonly drawSource: 'HOUSE' | 'OFFICIAL';
  readonly schedule: Schedule;
  readonly playTypes: readonly PlayType[];
  readonly prizeModes: readonly PrizeMode[];
  /** Whether it is offered as it is shipped: who has no feed of official results offers only the house's draws. */
  readonly isOffered: boolean;
};

const FAST: readonly FastSchedule[] = [
  { minutes: 1, closesBeforeSeconds: 5 },
  { minutes: 3, closesBeforeSeconds: 10 },
  { minutes: 5, closesBeforeSeconds: 15 },
];

/** The house's own draws. None is called what an official draw is called, so that nobody takes it for one. */
const HOUSE_DRAWS = [
  { code: 'VN_FAST27', family: 'VN_N', name: 'VN Fast 27', every: [1, 3, 5] },
  { code: 'VN_FAST18', family: 'VN_S', name: 'VN Fast 18', every: [1, 3, 5] },
  { code: 'SSC', family: 'SSC', name: 'Fast Five', every: [1, 3, 5] },
  { code: 'K3', family: 'K3', name: 'Fast Dice', every: [1, 3, 5] },
  { code: 'PK10', family: 'PK10', name: 'Fast Cars', every: [1, 3, 5] },
  { code: 'X115', family: 'X115', name: 'Fast Eleven', every: [1, 3, 5] },
  { code: 'KENO', family: 'KENO', name: 'Fast Keno', every: [1, 3, 5] },
  { code: 'SEA_FAST', family: 'SEA', name: 'SEA Fast', every: [5] },
] as const;

const playTypesOf = (family: FamilyCode): readonly PlayType[] =>
  PLAY_TYPES.filter((type) => FAMILIES[family].plays.some(({ types }) => types.includes(type)));

const houseGames: readonly LotteryGame[] = HOUSE_DRAWS.flatMap(({ code, family, name, every }) =>
  FAST.filter(({ minutes }) => every.some((each) => each === minutes)).map((schedule) => ({
    ...named(`${code}_${schedule.minutes}`),
    family,
    name: `${name} ${schedule.minutes} min`,
    drawSource: 'HOUSE',
    schedule,
    playTypes: playTypesOf(family),
    prizeModes: family === 'SEA' ? ['SEA'] : ['LOTT', 'ZY', 'ELOTT'],
    isOffered: true,
  })),
);

const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6];
const TIMES = {
  VN_N: { closes: '18:10', draws: '18:15', drawnBy: '18:35' },
  VN_C: { closes: '17:10', draws: '17:15', drawnBy: '17:35' },
  VN_S: { closes: '16:10', draws: '16:15', drawnBy: '16:35' },
} as const satisfies Partial<Record<FamilyCode, Omit<DaySchedule, 'weekdays'>>>;

const official =
  (family: keyof typeof TIMES) =>
  ({ code, name, weekdays }: Station): LotteryGame => ({
    ...named(`${family}_${code}`),
    family,
    name,
    drawSource: 'OFFICIAL',
    schedule: { weekdays, ...TIMES[family] },
    playTypes: playTypesOf(family),
    prizeModes: ['LOTT', 'ELOTT'],
    isOffered: false,
  });

/** Every lottery that can be offered. */
export const LOTTERY_GAMES: readonly LotteryGame[] = [
  ...houseGames,
  official('VN_N')({ code: 'NORTH', name: 'Miền Bắc', weekdays: EVERY_DAY }),
  ...CENTRAL_STATIONS.map(official('VN_C')),
  ...SOUTH_STATIONS.map(official('VN_S')),
];

/** A game's id is its code, as other games write theirs. */
function named(code: string) {
  return { code, gameId: `lotto${code.toLowerCase().replaceAll('_', '')}` };
}

const games = new Map(LOTTERY_GAMES.map((game) => [game.gameId, game]));

export const findLotteryGame = (gameId: string): LotteryGame | undefined => games.get(gameId);

const VIETNAM = 'Asia/Ho_Chi_Minh';

/** By which clocks a game's issues are counted: Vietnamese ones by those of Vietnam. */
export const zoneOf = ({ family }: LotteryGame, businessZone: string): string =>
  family.startsWith('VN_') ? VIETNAM : businessZone;

const UNHURRIED_MINUTES = 3;

/** Whether tickets can be given back before the issue closes: not at fixed odds, and not where it is over at once. */
export const isCancellable = ({ schedule }: LotteryGame, type: PlayType): boolean =>
  type === 'TRADITION' && (!('minutes' in schedule) || schedule.minutes > UNHURRIED_MINUTES);
