import type { GameStateOf, HouseRequest, RoundViewOf } from '@maneki/contract/house/schemas';
import { writeAmount } from '@maneki/kernel/money';
import type { Answer, CallHouse, Refusal } from '#frame/call-house.ts';
import type { FramePlay } from '#frame/frame-play.ts';
import { HouseLink } from '#frame/house-link.ts';
import { readAmount } from '#frame/money.ts';
import { createObservable, type Observable } from '#frame/observable.ts';
import { waitFor } from '#frame/repeat-call.ts';
import type { HouseClock } from './house-clock.ts';
import { addUp, doubleOf, findProblem, type Stakes, totalOf } from './slip.ts';
import type { ChannelStatus } from './table-channel.ts';
import { changesAt, type Dealing, shownPhase } from './table-phase.ts';
import {
  betsOn,
  lastStakes,
  stakesOf,
  type TableGame,
  type TableKind,
  type TableOf,
  type TableState,
} from './table-state.ts';

export type TablePlayOptions<Kind extends TableKind> = {
  readonly game: GameStateOf<Kind>;
  readonly call: CallHouse;
  readonly clock: HouseClock;
  readonly dealing: Dealing;
  /** What a spot takes from one player in a round. */
  readonly mostOn: (spot: string) => bigint;
  readonly newKey: () => string;
  readonly onEnded: () => void;
  readonly wait?: (milliseconds: number) => Promise<void>;
};

type Seat = { readonly bets: readonly unknown[]; readonly balance: string | null };

/** Refusals that are about a bet and told beside it; others stop the whole game. */
const ABOUT_BETS: readonly string[] = [
  'house.bets_closed',
  'house.table_full',
  'house.stake_over_limit',
  'house.stake_under_limit',
  'house.stake_invalid',
  'house.bet_invalid',
  'house.insufficient_funds',
  'house.temporary',
];

/** A round is paid within seconds; who waits asks for it so often. */
const ASK_AGAIN_MS = 1_000;
const ASKS_MAX = 30;

/** A seat at a table: what its player lays, bets and takes back, and what comes of it. */
export class TablePlay<Kind extends TableKind> implements FramePlay {
  readonly state: Observable<TableState<Kind>>;
  readonly link: HouseLink;
  readonly startedAtMs: number;
  readonly #options: TablePlayOptions<Kind>;
  readonly #wait: (milliseconds: number) => Promise<void>;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** The house is asked for one thing after the other, so that no old answer comes over a new one. */
  #turn: Promise<void> = Promise.resolve();

  constructor(options: TablePlayOptions<Kind>) {
    const { game, call, clock, dealing, wait = waitFor } = options;
    const { table, bets, stakes, balance, session } = game as TableGame;
    clock.hear(Date.parse(session.now));
    this.state = createObservable<TableState<Kind>>({
      game,
      table: table as TableOf<Kind>,
      phase: shownPhase(table, dealing, clock.now()),
      bets: bets as readonly RoundViewOf<Kind>[],
      last: lastStakes(bets),
      balance: readAmount(balance),
      chip: readAmount(stakes[0] ?? '0'),
      slip: [],
      stake: 0n,
      asking: null,
      told: null,
      status: 'connecting',
      isConnecting: false,
      notice: null,
      hasEnded: false,
    });
    this.link = new HouseLink({
      call,
      state: this.state,
      wait,
      onRefused: () => undefined,
      onEnded: () => this.#end(),
    });
    this.startedAtMs = Date.now() - (Date.parse(session.now) - Date.parse(session.openedAt));
    this.#options = options;
    this.#wait = wait;
    this.#schedule();
    if (this.#isUnpaid()) void this.#awaitPay();
  }

  /** Nothing goes on by itself here but the table. */
  pause(): void {}

  /** A table that many share waits for nobody. */
  hurry(): void {}

  dismissNotice(): void {
    this.state.set({ notice: null });
  }

  setStatus(status: ChannelStatus): void {
    const wasLost = this.state.get().status !== 'live';
    this.state.set({ status });
    // What became of own bets is not told by the channel, which speaks to everybody.
    if (status === 'live' && wasLost && this.state.get().bets.length > 0) void this.#sit();
  }

  /** The table is another one than before. */
  setTable(table: TableOf<Kind>): void {
    if (this.state.get().hasEnded) return;
    const isNewRound = table.roundNo !== this.state.get().table.roundNo;
    const { told } = this.state.get();
    // What was said of a round is over with the next one, but for chips that did not make it.
    this.state.set({ table, ...(isNewRound && told?.kind !== 'late' ? { told: null } : {}) });
    this.look();
    if (this.#isUnpaid()) void this.#awaitPay();
  }

  /** Looks at the clock: something else may be to be shown. */
  look(): void {
    const { table, phase, hasEnded } = this.state.get();
    if (hasEnded) return;
    const next = shownPhase(table, this.#options.dealing, this.#options.clock.now());
    if (next !== phase) this.state.set({ phase: next });
    if (next !== 'betting') this.#giveChipsBack();
    this.#schedule();
  }

  chooseChip(chip: bigint): void {
    this.state.set({ chip, told: null });
  }

  lay(spot: string): void {
    this.#laySteps({ [spot]: this.state.get().chip });
  }

  double(): void {
    const { slip, bets, table } = this.state.get();
    this.#laySteps(doubleOf(stakesOf(betsOn(bets, table.roundNo)), slip));
  }

  repeat(): void {
    this.#laySteps(this.state.get().last);
  }

  undo(): void {
    if (this.#isFree) this.#setSlip(this.state.get().slip.slice(0, -1));
  }

  clear(): void {
    if (this.#isFree) this.#setSlip([]);
  }

  /** Bets what is laid, in one wish: a lost reply is asked for again with the same key. */
  async bet(): Promise<void> {
    const { slip, table, stake, balance } = this.state.get();
    if (!this.#isFree || slip.length === 0) return;
    const { roundNo } = table;
    const stakes = addUp(slip);
    const request = { key: this.#options.newKey(), roundNo, stakes: writeStakes(stakes) };
    this.state.set({ asking: 'bets', balance: balance - stake, told: null, notice: null });
    let isSure = true;
    await this.#inTurn(async () => {
      const answer = await this.link.ask(() => this.link.call('placeBets', request));
      isSure = !answer.ok || answer.value.balance !== null;
      if (answer.ok) this.#takePlaced(answer.value);
      else this.state.set({ balance: this.state.get().balance + stake });
      this.state.set({ asking: null });
      if (!answer.ok) this.#refuse(answer.refusal);
      this.look();
    });
    // The wallet has not said what is left, perhaps not even yes.
    if (!isSure) await this.#sit();
  }

  /** Takes all own bets back, as long as the round takes bets. */
  async takeBack(): Promise<void> {
    const { table, bets } = this.state.get();
    const amount = totalOf(stakesOf(betsOn(bets, table.roundNo)));
    if (!this.#isFree || amount === 0n) return;
    this.state.set({ asking: 'takeBack', told: null });
    await this.#inTurn(async () => {
      const { roundNo } = table;
      const answer = await this.link.ask(() => this.link.call('cancelBets', { roundNo }));
      this.#takeSeat(answer);
      this.state.set({ asking: null });
      if (answer.ok) this.state.set({ told: { kind: 'takenBack', amount } });
      this.look();
    });
  }

  get #isFree(): boolean {
    const { phase, asking, hasEnded } = this.state.get();
    return phase === 'betting' && asking === null && !hasEnded;
  }

  #laySteps(step: Stakes): void {
    if (!this.#isFree || totalOf(step) === 0n) return;
    const { slip, bets, table, balance } = this.state.get();
    const placed = stakesOf(betsOn(bets, table.roundNo));
    const { mostOn } = this.#options;
    const problem = findProblem(step, { placed, slip, balance, mostOn });
    if (problem) this.state.set({ told: problem });
    else this.#setSlip([...slip, step]);
  }

  #setSlip(slip: TableState<Kind>['slip']): void {
    this.state.set({ slip, stake: totalOf(addUp(slip)), told: null });
  }

  /** What was not bet in time goes back, and is said; what is on its way to the house is still decided. */
  #giveChipsBack(): void {
    const { asking, slip, stake, told } = this.state.get();
    if (asking === 'bets' || slip.length === 0) return;
    this.#setSlip([]);
    // A refusal says it already.
    this.state.set({ told: told?.kind === 'refused' ? told : { kind: 'late', amount: stake } });
  }

  #takePlaced({ round, balance }: { round: unknown; balance: string | null }): void {
    const own = round as RoundViewOf<Kind>;
    const bets = [...this.state.get().bets.filter(({ roundId }) => roundId !== own.roundId), own];
    this.state.set({ bets, last: lastStakes(bets) });
    this.#setSlip([]);
    if (balance !== null) this.state.set({ balance: readAmount(balance) });
  }

  /** Asks what became of the own bets, and what is left. */
  #sit(): Promise<void> {
    return this.#inTurn(async () => {
      this.#takeSeat(await this.link.ask(() => this.link.call('getSeat', {})));
    });
  }

  #takeSeat(answer: Answer<Seat>): void {
    if (!answer.ok) {
      this.#refuse(answer.refusal);
      return;
    }
    const bets = answer.value.bets as readonly RoundViewOf<Kind>[];
    const last = lastStakes(bets);
    this.state.set({ bets, ...(totalOf(last) > 0n ? { last } : {}) });
    if (answer.value.balance !== null)
      this.state.set({ balance: readAmount(answer.value.balance) });
  }

  #refuse(refusal: Refusal): void {
    const { code } = refusal;
    if (ABOUT_BETS.includes(code)) this.state.set({ told: { kind: 'refused', ...refusal } });
    else this.link.handleRefusal(refusal);
  }

  /** Whether the round is over for everybody, and an own bet not yet. */
  #isUnpaid(): boolean {
    const { table, bets } = this.state.get();
    const isOver = table.phase === 'SETTLED' || table.phase === 'VOIDED';
    return bets.some(
      ({ roundNo, status }) =>
        status === 'OPEN' && (roundNo < table.roundNo || (isOver && roundNo === table.roundNo)),
    );
  }

  #isWaiting = false;

  async #awaitPay(): Promise<void> {
    if (this.#isWaiting) return;
    this.#isWaiting = true;
    for (let asks = 0; asks < ASKS_MAX && this.#isUnpaid(); asks += 1) {
      if (asks > 0) await this.#wait(ASK_AGAIN_MS);
      await this.#sit();
      if (this.state.get().hasEnded) break;
    }
    this.#isWaiting = false;
  }

  #inTurn(ask: () => Promise<void>): Promise<void> {
    const turn = this.#turn.then(ask);
    // Who comes next does not suffer from it.
    this.#turn = turn.catch(() => undefined);
    return turn;
  }

  #schedule(): void {
    clearTimeout(this.#timer);
    const { clock, dealing } = this.#options;
    const now = clock.now();
    const at = changesAt(this.state.get().table, dealing, now);
    if (at !== undefined) this.#timer = setTimeout(() => this.look(), at - now);
  }

  #end(): void {
    clearTimeout(this.#timer);
    this.#options.onEnded();
  }
}

const writeStakes = (stakes: Stakes): HouseRequest<'placeBets'>['stakes'] =>
  Object.fromEntries(
    Object.entries(stakes).map(([spot, stake = 0n]) => [spot, writeAmount(stake)]),
  );
