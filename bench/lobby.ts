import { Agent, get } from 'node:http';
import type { Bench, Measured } from './bench.ts';
import { listSearches, MEMBER_TOKEN, OWN_FAVOURITES } from './lobby-games.ts';
import { startLobby } from './lobby-server.ts';
import { median } from './median.ts';
import { percentile } from './percentile.ts';
import type { Row } from './row.ts';
import type { ServerProcess } from './server-process.ts';

const GAMES = { small: 200, large: 2_000 } as const;
const FAVOURITES = 100_000;
const ROUNDS = 5;
const ROUND_MS = 2_000;
const CONNECTIONS = 4;
/** Every list has so many pages of this size, and the member's own favourites as many of theirs. */
const PAGE_SIZE = 25;
const PAGES = GAMES.small / PAGE_SIZE;
const FAVOURITE_PAGES = OWN_FAVOURITES / PAGE_SIZE;

type Size = keyof typeof GAMES;

const searches = listSearches();

/** What is asked for, by how many questions came before. */
const QUESTIONS = {
  home: () => '/catalog/lobby',
  list: (nth: number) =>
    `/catalog/games?gameType=RNG&pageSize=${PAGE_SIZE}&pageNo=${(nth % PAGES) + 1}`,
  search: (nth: number) =>
    `/catalog/games?gameName=${encodeURIComponent(searches[nth % searches.length]!)}`,
  favourites: (nth: number) =>
    `/catalog/favourites?pageSize=${PAGE_SIZE}&pageNo=${(nth % FAVOURITE_PAGES) + 1}`,
} as const;

type What = keyof typeof QUESTIONS;

type Answers = { readonly perSecond: number; readonly p99Ms: number; readonly cpuMs: number };
type Round = Readonly<Record<What, Readonly<Record<Size, Answers>>>>;

/**
 * The lobby of a large house against that of a small one: both are answered from memory, but for which
 * games are a member's favourites.
 */
export async function measureLobby(bench: Bench): Promise<Measured> {
  const servers = {
    small: await startLobby(bench, { games: GAMES.small, favourites: FAVOURITES }),
    large: await startLobby(bench, { games: GAMES.large, favourites: FAVOURITES }),
  };
  bench.tell('warming up the lobbies');
  await measureRound(servers);
  const rounds: Round[] = [];
  for (let round = 1; round <= ROUNDS; round += 1) {
    bench.tell(`a large lobby against a small one, round ${round} of ${ROUNDS}`);
    rounds.push(await measureRound(servers));
  }
  for (const server of Object.values(servers)) await server.stop();
  const finding = `lobby: ${GAMES.large} games against ${GAMES.small}, ${FAVOURITES} favourites`;
  return { rows: writeRows(rounds), findings: [finding], details: rounds };
}

async function measureRound(servers: Readonly<Record<Size, ServerProcess>>): Promise<Round> {
  const measure = async (what: What) => ({
    small: await ask(servers.small, what),
    large: await ask(servers.large, what),
  });
  return {
    home: await measure('home'),
    list: await measure('list'),
    search: await measure('search'),
    favourites: await measure('favourites'),
  };
}

let questions = 0;

/** Asks on each connection again as soon as the answer is there, for a while. */
async function ask(server: ServerProcess, what: What): Promise<Answers> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const startedAt = performance.now();
  const cpuBefore = server.cpuMs() ?? 0;
  const latenciesMs: number[] = [];
  const keepAsking = async () => {
    while (performance.now() - startedAt < ROUND_MS) {
      const sentAt = performance.now();
      questions += 1;
      const path = QUESTIONS[what](questions);
      const cookie = what === 'favourites' ? `session=${MEMBER_TOKEN}` : '';
      await askOnce(agent, `${server.url}/api${path}`, { nth: questions, cookie });
      latenciesMs.push(performance.now() - sentAt);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, keepAsking));
  const seconds = (performance.now() - startedAt) / 1_000;
  agent.destroy();
  return {
    perSecond: latenciesMs.length / seconds,
    p99Ms: percentile(latenciesMs, 0.99),
    cpuMs: ((server.cpuMs() ?? 0) - cpuBefore) / latenciesMs.length,
  };
}

function askOnce(
  agent: Agent,
  url: string,
  { nth, cookie }: { readonly nth: number; readonly cookie: string },
): Promise<void> {
  const address = `10.${(nth >> 16) & 255}.${(nth >> 8) & 255}.${nth & 255}`;
  return new Promise((resolve, reject) => {
    get(url, { agent, headers: { 'x-forwarded-for': address, cookie } }, (response) => {
      response.on('error', reject);
      response.on('end', () =>
        response.statusCode === 200
          ? resolve()
          : reject(new Error(`${url} was answered with ${response.statusCode}`)),
      );
      response.resume();
    }).on('error', reject);
  });
}

function writeRows(rounds: readonly Round[]): Row[] {
  const of = (what: What, size: Size, figure: keyof Answers) =>
    median(rounds.map((round) => round[what][size][figure]));
  const times = (what: What, figure: keyof Answers) =>
    median(
      rounds.map(({ [what]: { small, large } }) =>
        figure === 'perSecond' ? small.perSecond / large.perSecond : large[figure] / small[figure],
      ),
    );
  const ratio = { unit: '×', digits: 2, target: { atMost: 1.3 } } as const;
  return (Object.keys(QUESTIONS) as What[]).flatMap((what): Row[] => [
    {
      what: `${what} with ${GAMES.large} games, against ${GAMES.small}, time of a call`,
      value: times(what, 'perSecond'),
      ...ratio,
    },
    { what: '  the same, p99', value: times(what, 'p99Ms'), ...ratio },
    {
      what: `  ${what}, calls`,
      value: of(what, 'large', 'perSecond'),
      unit: 'a second',
      digits: 0,
    },
    { what: `  ${what}, p99`, value: of(what, 'large', 'p99Ms'), unit: 'ms', digits: 1 },
    { what: `  ${what}, processor time`, value: of(what, 'large', 'cpuMs'), unit: 'ms', digits: 2 },
  ]);
}
