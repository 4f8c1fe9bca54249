import type { HeldCoin, HoldFeature } from '@maneki/games/slots/outcome';
import { Container, Sprite } from 'pixi.js';
import { easeBack } from './motion.ts';
import type { Stage } from './stage.ts';

const SETTLE_MS = 260;
const TURN_MS = 900;
const TURN_MS_TURBO = 300;

export type HoldNews = {
  readonly turnsLeft: number;
  readonly coins: number;
  /** What lies there is worth so many bet units by now. */
  readonly pay: number;
};

/** The coins' own board over the reels: they stay, and every empty place turns again. */
export class HoldBoard {
  readonly #stage: Stage;
  readonly #symbol: string;
  readonly #turnsMax: number;
  readonly #view = new Container();
  readonly #coins: Sprite[];

  constructor(stage: Stage, rule: { readonly symbol: string; readonly turns: number }) {
    this.#stage = stage;
    this.#symbol = rule.symbol;
    this.#turnsMax = rule.turns;
    const texture = stage.textures[rule.symbol]!;
    this.#coins = Array.from({ length: stage.reels.cells }, () => {
      return new Sprite({ texture, anchor: 0.5, visible: false });
    });
    this.#view.addChild(...this.#coins);
    stage.window.addChild(this.#view);
    stage.onFit = () => this.#layOut();
  }

  async show(
    hold: HoldFeature,
    options: {
      readonly isTurbo: boolean;
      readonly write: (pay: number) => string;
      readonly onNews: (news: HoldNews) => void;
      readonly onTurn: () => void;
      readonly onCoin: () => void;
    },
  ): Promise<void> {
    const { motion, reels } = this.#stage;
    for (const coin of this.#coins) coin.visible = false;
    this.#layOut();
    await motion.run(SETTLE_MS, (share) => {
      reels.view.alpha = 1 - 0.92 * share;
    });
    let pay = 0;
    let coins = 0;
    let turnsLeft = this.#turnsMax;
    const place = async (fresh: readonly HeldCoin[]) => {
      for (const coin of fresh) {
        pay += coin.pay;
        coins += 1;
        options.onCoin();
        options.onNews({ turnsLeft, coins, pay });
        await this.#land(coin, options.write(coin.pay));
      }
    };
    await place(hold.held);
    for (const fresh of hold.turns) {
      turnsLeft -= 1;
      options.onTurn();
      options.onNews({ turnsLeft, coins, pay });
      await this.#turnEmpty(options.isTurbo);
      if (fresh.length > 0) turnsLeft = this.#turnsMax;
      await place(fresh);
    }
  }

  /** Takes the board away; the values stay to be read until the next round. */
  clear(): void {
    for (const coin of this.#coins) coin.visible = false;
    this.#stage.reels.view.alpha = 1;
  }

  #layOut(): void {
    const { fit, reels } = this.#stage;
    if (!fit) return;
    for (const [cell, coin] of this.#coins.entries()) {
      coin.setSize(fit.symbol);
      coin.position.set(
        (Math.floor(cell / reels.rows) + 0.5) * fit.cellWidth,
        ((cell % reels.rows) + 0.5) * fit.cellHeight,
      );
    }
  }

  async #land({ cell }: HeldCoin, text: string): Promise<void> {
    const { fit, motion, labels } = this.#stage;
    const coin = this.#coins[cell]!;
    coin.texture = this.#stage.textures[this.#symbol]!;
    coin.visible = true;
    coin.alpha = 1;
    const size = fit?.symbol ?? 1;
    await motion.run(SETTLE_MS, (share) => coin.setSize(size * (0.5 + 0.5 * easeBack(share))));
    labels.write(cell, text, 'value');
  }

  /** Every empty place shows a pale coin that turns, the same whatever will lie there. */
  async #turnEmpty(isTurbo: boolean): Promise<void> {
    const { fit, motion, isStill } = this.#stage;
    const size = fit?.symbol ?? 1;
    const empty = this.#coins.filter(({ visible }) => !visible);
    for (const coin of empty) coin.visible = true;
    await motion.run(isTurbo ? TURN_MS_TURBO : TURN_MS, (share) => {
      for (const coin of empty) {
        const turning = isStill ? 1 : Math.abs(Math.cos(share * Math.PI * 4));
        coin.setSize(size * 0.8 * Math.max(0.05, turning), size * 0.8);
        coin.alpha = 0.26 * (1 - share ** 4);
      }
    });
    for (const coin of empty) coin.visible = false;
  }
}
