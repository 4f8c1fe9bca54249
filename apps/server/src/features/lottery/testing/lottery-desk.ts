import { type DeskAnswer, DeskUnreachableError, type HouseDesk } from '@maneki/contract/house/desk';
import type { lotteryDeskCalls } from '@maneki/contract/house/lottery-desk';
import type {
  DeskIssue,
  DeskLottery,
  DeskRestriction,
  DeskSlip,
} from '@maneki/contract/house/lottery-desk-views';
import type { ManifestGame } from '@maneki/contract/house/manifest';

/** An official lottery of the north, and one of the house. */
export const OFFICIAL = 'lottovnnnorth';
export const DRAWN = 'lottossc1';

/** As many numbers as the north draws, each of its digits. */
export const RESULT = [
  5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 3, 3, 3, 2, 2, 2, 2,
].map((digits) => '1234567890'.slice(0, digits));

type LotteryDesk = Pick<HouseDesk, keyof typeof lotteryDeskCalls>;

const times = (no: number) => ({
  no,
  issueNo: `2030010${no}`,
  openAt: '2029-12-31T11:10:00.000Z',
  closeAt: '2030-01-01T11:10:00.000Z',
  drawAt: '2030-01-01T11:15:00.000Z',
});

const namesOf = (gameId: string) =>
  gameId === OFFICIAL ? { EN: 'Miền Bắc' } : { EN: 'Fast Five 1 min', JA: 'ファストファイブ 1分' };

const listingOf = (gameId: string): ManifestGame => ({
  ...{ kind: 'lottery', gameId, category: 'ELOTT', names: namesOf(gameId) },
  ...(gameId === OFFICIAL
    ? { vendor: 'TCG_LOTTO_VN', classify: 'VN' }
    : { vendor: 'LOTT', classify: 'SSC' }),
  ...{ minBets: {}, hasFreePlay: true, winMax: '50000', icon: '/tile', isShared: false },
});

const lotteryOf = (gameId: string): DeskLottery => ({
  gameId,
  listing: listingOf(gameId),
  code: gameId === OFFICIAL ? 'VN_N_NORTH' : 'SSC_1',
  family: gameId === OFFICIAL ? 'VN_N' : 'SSC',
  drawSource: gameId === OFFICIAL ? 'OFFICIAL' : 'HOUSE',
  zone: 'Asia/Ho_Chi_Minh',
  schedule: { every: 'MINUTES', minutes: 1, closesBeforeSeconds: 5 },
  isOffered: gameId !== OFFICIAL,
  isPaused: false,
  isRun: true,
  current: { ...times(3), status: 'OPEN' },
  next: { ...times(4), status: 'SCHEDULED' },
  slips: 2,
  isDemo: false,
  staked: '12.5',
  heaviest: '950',
  awaited: gameId === OFFICIAL ? 1 : 0,
  limits: {
    ticketStakeMin: '0.1',
    ticketStakeMax: '500',
    ticketPayoutMax: '20000',
    memberPayoutMax: '50000',
    loadMax: '30000',
  },
});

export const issueOf = (no: number, changes: Partial<DeskIssue> = {}): DeskIssue => ({
  ...times(no),
  status: 'CLOSED',
  drawSource: 'OFFICIAL',
  players: 2,
  slips: 2,
  isDemo: false,
  staked: '12.5',
  paid: '0',
  heaviest: '950',
  result: null,
  figures: {},
  settledAt: null,
  reason: null,
  ...changes,
});

const nothingSaid = () => ({
  isSilent: false,
  lotteries: [] as DeskLottery[],
  issues: new Map<number, DeskIssue>(),
  slips: [] as DeskSlip[],
  restrictions: [] as DeskRestriction[],
  daysOff: [] as DeskAnswer<'listDaysOff'>['days'],
  told: [] as { call: string; wish: object }[],
});

type Said = ReturnType<typeof nothingSaid>;

type Seen =
  | 'listLotteries'
  | 'listIssues'
  | 'listAwaited'
  | 'findIssue'
  | 'listRestrictions'
  | 'listDaysOff';

const watched = (said: Said): Pick<LotteryDesk, Seen> => ({
  listRestrictions: async () => ({ restrictions: said.restrictions }),
  listDaysOff: async ({ from }) => ({ days: said.daysOff.filter(({ day }) => day >= from) }),
  listLotteries: async () => ({ lotteries: said.lotteries }),
  listIssues: async ({ before = Number.MAX_SAFE_INTEGER, limit }) => ({
    issues: [...said.issues.values()]
      .filter(({ no }) => no < before)
      .toSorted((one, other) => other.no - one.no)
      .slice(0, limit),
  }),
  listAwaited: async () => ({
    issues: [...said.issues.values()]
      .filter(({ status }) => status === 'CLOSED')
      .map(({ no, slips }) => ({
        ...times(no),
        status: 'CLOSED' as const,
        gameId: OFFICIAL,
        names: namesOf(OFFICIAL),
        family: 'VN_N' as const,
        slips,
        voidAt: '2030-01-01T14:15:00.000Z',
      })),
  }),
  async findIssue({ gameId, no, after, limit }) {
    const issue = said.issues.get(no);
    if (!issue) return { found: null };
    const from = said.slips.findIndex(({ roundId }) => roundId === after) + 1;
    return {
      found: {
        issue,
        names: namesOf(gameId),
        family: lotteryOf(gameId).family,
        plays: [{ play: 'LO2', tickets: 3, staked: '12.5', paid: '0', heaviest: '950' }],
        loads: [{ play: 'LO2', number: '47', load: '950' }],
        loadMax: '30000',
        restrictions: [],
        proof: { commitment: null, serverSeed: null },
        slips: said.slips.slice(from, from + limit),
      },
    };
  },
});

const done = (said: Said): Omit<LotteryDesk, Seen> => ({
  async setLottery({ gameId, isPaused, isOffered }) {
    const isKnown = said.lotteries.some((lottery) => lottery.gameId === gameId);
    said.lotteries = said.lotteries.map((lottery) =>
      lottery.gameId === gameId
        ? {
            ...lottery,
            isPaused: isPaused ?? lottery.isPaused,
            isOffered: isOffered ?? lottery.isOffered,
          }
        : lottery,
    );
    return { isKnown };
  },
  async setLotteryLimits({ gameId, limits }) {
    const lottery = said.lotteries.find((each) => each.gameId === gameId);
    if (!lottery) return { was: null };
    const { ticketStakeMin, ...was } = lottery.limits;
    const written = Object.entries(limits).map(([name, most]) => [name, String(most)] as const);
    const next = { ...lottery.limits, ...Object.fromEntries(written) };
    said.lotteries = said.lotteries.map((each) =>
      each === lottery ? { ...each, limits: next } : each,
    );
    const numbers = Object.entries(was).map(([name, most]) => [name, Number(most)] as const);
    return { was: Object.fromEntries(numbers) as typeof limits };
  },
  async restrictNumbers({ fromNo, play, numbers, rule }) {
    if (fromNo < 4) return { outcome: 'OPENED', numbers: [] };
    const unfit = numbers.filter((number) => !/^\d\d$/.test(number));
    if (unfit.length > 0) return { outcome: 'UNFIT', numbers: unfit };
    said.restrictions = said.restrictions.filter(({ number }) => !numbers.includes(number));
    for (const number of rule ? numbers : [])
      said.restrictions.push({
        ...{ fromNo, play, number, isInForce: false },
        ...{ fromIssueNo: times(fromNo).issueNo, rule: rule! },
      });
    return { outcome: 'RESTRICTED', numbers: [] };
  },
  enterResult: async (wish) => {
    said.told.push({ call: 'enterResult', wish });
    return { outcome: 'ENTERED' };
  },
  voidIssue: async (wish) => {
    said.told.push({ call: 'voidIssue', wish });
    return { outcome: 'VOIDED' };
  },
  resettleIssue: async (wish) => {
    said.told.push({ call: 'resettleIssue', wish });
    return { outcome: 'RESETTLED' };
  },
  async setDaysOff({ gameIds, days, isOff }) {
    const wished = gameIds.flatMap((gameId) =>
      days.map((day) => ({ gameId, names: namesOf(gameId), day })),
    );
    const refused = wished.filter(({ gameId }) => gameId !== OFFICIAL);
    said.daysOff = said.daysOff.filter(({ day }) => !days.includes(day));
    if (isOff) said.daysOff.push(...wished.filter(({ gameId }) => gameId === OFFICIAL));
    return { refused };
  },
});

/** A house that says what a test has it say, and remembers what it was told. */
export function openLotteryDesk() {
  const said = nothingSaid();
  const answers: LotteryDesk = { ...watched(said), ...done(said) };
  // Nobody asks for tables here.
  const desk = new Proxy(answers, {
    get: (calls, name: keyof LotteryDesk) => async (wish: never) => {
      if (said.isSilent) throw new DeskUnreachableError('cut');
      return calls[name](wish);
    },
  }) as HouseDesk;
  return {
    said,
    desk,
    reset() {
      said.isSilent = false;
      said.lotteries = [DRAWN, OFFICIAL].map(lotteryOf);
      said.issues = new Map([1, 2, 3].map((no) => [no, issueOf(no)]));
      said.slips = [];
      said.restrictions = [];
      said.daysOff = [];
      said.told = [];
    },
  };
}
