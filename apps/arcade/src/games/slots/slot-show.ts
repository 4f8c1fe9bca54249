import type { RoundViewOf } from '@maneki/contract/house/schemas';
import type { SlotModel } from '@maneki/games/slots/model';
import type { SlotOutcome, SlotSpin } from '@maneki/games/slots/outcome';
import { winOf } from '@maneki/games/slots/win-of';
import { readAmount, shortAmount } from '#frame/money.ts';
import type { Observable } from '#frame/observable.ts';
import type { Show } from '#instant/play.ts';
import type { PlayState } from '#instant/play-state.ts';
import { celebrationOf } from './celebration.ts';
import { expandColumns } from './expand-columns.ts';
import { HoldBoard } from './hold-board.ts';
import { swell } from './motion.ts';
import { planStops } from './plan-stops.ts';
import type { SlotSound } from './slot-sound.ts';
import type { Caption, Said, SlotView } from './slot-view.ts';
import type { Stage } from './stage.ts';
import { prizeMs, queuePrizes, splitSpecial, winningCells } from './win-queue.ts';

const ALL_TOGETHER_MS = 620;
const CAPTION_MS = 1_700;
const APPLAUSE_MS = { big: 2_600, huge: 4_200, jackpot: 5_200 } as const;
const COINS = { big: 45, huge: 130, jackpot: 180 } as const;
const AFTER_APPLAUSE_MS = 900;

export type SlotShowOptions = {
  readonly stage: Stage;
  readonly model: SlotModel;
  readonly state: Observable<PlayState<'slots'>>;
  readonly view: Observable<SlotView>;
  readonly sound: SlotSound;
  readonly isTurbo: () => boolean;
};

/** Shows rounds of a slot: everything on the reels comes from the outcome that it is handed. */
export class SlotShow implements Show<'slots'> {
  readonly #stage: Stage;
  readonly #model: SlotModel;
  readonly #state: Observable<PlayState<'slots'>>;
  readonly #view: Observable<SlotView>;
  readonly #sound: SlotSound;
  readonly #isTurbo: () => boolean;
  readonly #holdBoard: HoldBoard | null;
  #won = 0n;
  /** Whether the rest of a feature is passed over: only where it ends is shown. */
  #isSkipped = false;

  constructor({ stage, model, state, view, sound, isTurbo }: SlotShowOptions) {
    this.#stage = stage;
    this.#model = model;
    this.#state = state;
    this.#view = view;
    this.#sound = sound;
    this.#isTurbo = isTurbo;
    this.#holdBoard = model.hold ? new HoldBoard(stage, model.hold) : null;
    stage.reels.onReelStop = () => sound.stopReel();
  }

  begin(): void {
    this.#view.set({ caption: null, said: null });
    this.#turnReels();
  }

  #turnReels(): void {
    this.#goOn();
    this.#stage.clear();
    this.#holdBoard?.clear();
    this.#sound.startReels();
    this.#stage.reels.begin(this.#isTurbo());
    this.#stage.wake();
  }

  async cancel(): Promise<void> {
    await this.#stage.reels.cancel();
    this.#sound.restReels();
  }

  hurry(): void {
    this.#stage.motion.hurry();
    this.#stage.reels.hurry();
    this.#stage.shower.stop();
    const { win } = this.#state.get();
    if (win.countMs > 0) this.#state.set({ win: { ...win, countMs: 0 } });
  }

  skip(): void {
    this.#isSkipped = true;
    this.hurry();
  }

  async showRound(round: RoundViewOf<'slots'>): Promise<void> {
    const outcome: SlotOutcome | null = round.outcome as SlotOutcome | null;
    if (!outcome) return;
    const stake = readAmount(round.stake);
    this.#won = 0n;
    this.#isSkipped = false;
    let granted = 0;
    for (const [index, spin] of outcome.spins.entries()) {
      const fresh = spin.scatter?.freeSpins ?? 0;
      if (this.#isSkipped && index + 1 < outcome.spins.length) {
        this.#addWin(winOf(this.#model, stake, spin.pay), 0);
        granted += fresh;
        continue;
      }
      if (index > 0) this.#beginFreeSpin(outcome, { index, granted, multiplier: spin.multiplier });
      await this.#turn(spin);
      await this.#showPrizes(spin, stake);
      if (index === 0 && outcome.hold) await this.#showHold(outcome.hold, stake);
      granted += fresh;
      if (fresh > 0) await this.#announceFree(fresh, index === 0 ? outcome.specialSymbol : null);
    }
    // However fast it went: what it brought is told.
    this.#isSkipped = false;
    if (granted > 0) await this.#endFreeSpins(stake);
    await this.#finish(round, outcome);
  }

  #beginFreeSpin(
    outcome: SlotOutcome,
    spin: { readonly index: number; readonly granted: number; readonly multiplier: number },
  ): void {
    const { index, granted, multiplier } = spin;
    const symbol = outcome.specialSymbol;
    this.#view.set({ feature: { kind: 'free', spin: index, of: granted, multiplier, symbol } });
    this.#turnReels();
  }

  async #turn(spin: SlotSpin): Promise<void> {
    const { reels } = this.#stage;
    const { window, stops } = spin;
    const plan = planStops({
      window,
      symbol: this.#model.scatter?.symbol ?? this.#model.hold?.symbol ?? '',
      awaitedFrom: this.#model.hold ? this.#model.hold.coinsMin - 1 : 2,
      isTurbo: this.#isTurbo(),
    });
    await reels.land({ window, stops, plan }, (column) => {
      this.#stage.awaitReel(column);
      this.#sound.awaitReel();
    });
    this.#stage.awaitReel(null);
    this.#sound.restReels();
    for (const { cell, multiplier } of spin.wildMultipliers ?? []) {
      this.#stage.labels.write(cell, `×${multiplier}`, 'multiplier');
    }
  }

  async #showPrizes(spin: SlotSpin, stake: bigint): Promise<void> {
    const { plain, special } = splitSpecial(spin, this.#model.lines.length);
    await this.#showWins(plain, stake);
    if (!special || !spin.expanded) return;
    this.#stage.marks.clear();
    await expandColumns(this.#stage, spin.expanded);
    await this.#showWins(special, stake);
  }

  /** All places together, with the amount counting up, then one prize after the other. */
  async #showWins(spin: SlotSpin, stake: bigint): Promise<void> {
    const cells = winningCells(spin);
    if (cells.length === 0) return;
    if (this.#state.get().phase === 'spinning') this.#state.set({ phase: 'showing' });
    const { marks, motion, isStill } = this.#stage;
    const amount = winOf(this.#model, stake, spin.pay);
    this.#addWin(amount, ALL_TOGETHER_MS);
    if (amount > stake) this.#sound.win(amount >= stake * 10n ? 3 : 1);
    else if (amount > 0n) this.#sound.stopReel();
    marks.light(cells);
    await motion.run(ALL_TOGETHER_MS, (share) => {
      if (!isStill) marks.breathe(cells, swell(share));
    });
    const prizes = queuePrizes(spin, { model: this.#model, stake });
    for (const prize of this.#isTurbo() ? [] : prizes) {
      marks.clearPath();
      marks.light(prize.cells, prize.hue);
      if (prize.line) marks.drawLine(prize.line, prize.hue);
      else marks.frameCells(prize.cells, prize.hue);
      marks.tag(prize.cells, shortAmount(prize.amount));
      await motion.run(prizeMs(prizes.length), (share) => {
        if (!isStill) marks.breathe(prize.cells, swell(share));
      });
    }
    marks.clearPath();
    marks.light(cells);
  }

  async #showHold(hold: NonNullable<SlotOutcome['hold']>, stake: bigint): Promise<void> {
    const before = this.#won;
    const worth = (pay: number) => winOf(this.#model, stake, pay);
    this.#state.set({ phase: 'hold' });
    this.#view.set({ said: { kind: 'hold', count: hold.held.length } });
    await this.#showCaption({ kind: 'hold' });
    this.#stage.marks.clear();
    await this.#holdBoard?.show(hold, {
      isTurbo: this.#isTurbo(),
      write: (pay) => shortAmount(worth(pay)),
      onTurn: () => this.#goOn(),
      onCoin: () => {
        if (!this.#stage.motion.isHurried) this.#sound.coin();
      },
      onNews: ({ turnsLeft, coins, pay }) => {
        this.#view.set({ feature: { kind: 'hold', turnsLeft, coins } });
        const to = before + worth(pay);
        if (to !== this.#won) this.#addWin(to - this.#won, 200);
      },
    });
    if (hold.full) {
      this.#addWin(worth(hold.fullPay), ALL_TOGETHER_MS);
      await this.#showCaption({ kind: 'full', amount: worth(hold.fullPay) });
    }
    this.#view.set({ feature: null });
    this.#state.set({ phase: 'showing' });
  }

  async #announceFree(count: number, special: string | null): Promise<void> {
    this.#state.set({ phase: 'free' });
    this.#view.set({ said: { kind: 'free', count } });
    this.#sound.win(3);
    this.#goOn();
    void this.#stage.changeMood(true);
    await this.#showCaption({ kind: 'freeWon', count });
    if (special) await this.#showCaption({ kind: 'special', symbol: special });
  }

  async #endFreeSpins(stake: bigint): Promise<void> {
    const amount = this.#won;
    this.#view.set({ feature: null, said: { kind: 'freeOver', amount, isWin: amount > stake } });
    await this.#showCaption({ kind: 'freeOver', amount });
    void this.#stage.changeMood(false);
    this.#state.set({ phase: 'showing' });
  }

  async #finish(round: RoundViewOf<'slots'>, outcome: SlotOutcome): Promise<void> {
    const win = readAmount(round.win);
    const stake = readAmount(round.stake);
    const [jackpot] = round.jackpots;
    const level = celebrationOf({ stake, win, hasJackpot: jackpot !== undefined });
    if (level === 'big' || level === 'huge' || level === 'jackpot') {
      const countMs = APPLAUSE_MS[level];
      this.#goOn();
      this.#view.set({ applause: { level, amount: win, countMs, pool: jackpot?.pool ?? null } });
      this.#sound.win(level === 'big' ? 5 : 8);
      if (!this.#stage.isStill) this.#stage.shower.start(COINS[level], countMs);
      this.#stage.wake();
      await this.#stage.motion.wait(countMs + AFTER_APPLAUSE_MS);
      this.#view.set({ applause: null });
    }
    // Whatever has been added up on the way, the house's figure stands in the end.
    this.#state.set({ win: { from: this.#won, to: win, countMs: 0 } });
    this.#view.set({ said: sayEnd(round, outcome) });
  }

  /** A tap shortens what is being shown, not what comes after it. */
  #goOn(): void {
    if (!this.#isSkipped) this.#stage.motion.calm();
  }

  async #showCaption(caption: Caption): Promise<void> {
    this.#goOn();
    this.#view.set({ caption });
    await this.#stage.motion.wait(CAPTION_MS);
    this.#view.set({ caption: null });
  }

  #addWin(amount: bigint, countMs: number): void {
    const from = this.#won;
    this.#won = from + amount;
    this.#state.set({ win: { from, to: this.#won, countMs } });
  }
}

function sayEnd(round: RoundViewOf<'slots'>, { spins }: SlotOutcome): Said {
  const amount = readAmount(round.win);
  if (round.jackpots.length > 0) return { kind: 'jackpot', amount };
  if (amount === 0n) return { kind: 'lost' };
  if (amount <= readAmount(round.stake)) return { kind: 'returned', amount };
  const prizes = spins.reduce((sum, { wins, scatter }) => {
    return sum + wins.length + (scatter && scatter.pay > 0 ? 1 : 0);
  }, 0);
  return { kind: 'won', amount, prizes };
}
