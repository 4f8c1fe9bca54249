import { Container, Sprite } from 'pixi.js';
import type { Decorations } from './decorations.ts';

const POOL = 90;
const GRAVITY = 0.0016;

type Coin = {
  readonly sprite: Sprite;
  x: number;
  y: number;
  speedX: number;
  speedY: number;
  turn: number;
  turnSpeed: number;
};

/** Coins that spring up and fall. Pure decoration: they are drawn from a source of their own. */
export class CoinShower {
  readonly view = new Container();
  readonly #coins: Coin[];
  readonly #textures: Decorations['coins'];
  #leftToThrow = 0;
  #throwEveryMs = 0;
  #sinceThrowMs = 0;
  #next = 0;
  #seed = 1;
  #width = 1;
  #height = 1;

  constructor({ coins }: Decorations) {
    this.#textures = coins;
    this.#coins = Array.from({ length: POOL }, () => {
      const sprite = new Sprite({ texture: coins[0]!, anchor: 0.5, visible: false });
      return { sprite, x: 0, y: 0, speedX: 0, speedY: 0, turn: 0, turnSpeed: 0 };
    });
    this.view.addChild(...this.#coins.map(({ sprite }) => sprite));
  }

  get isBusy(): boolean {
    return this.#leftToThrow > 0 || this.#coins.some(({ sprite }) => sprite.visible);
  }

  resize(width: number, height: number): void {
    this.#width = width;
    this.#height = height;
  }

  start(count: number, durationMs: number): void {
    this.#leftToThrow = count;
    this.#throwEveryMs = durationMs / count;
  }

  stop(): void {
    this.#leftToThrow = 0;
  }

  update(passedMs: number): void {
    this.#sinceThrowMs += passedMs;
    while (this.#leftToThrow > 0 && this.#sinceThrowMs >= this.#throwEveryMs) {
      this.#sinceThrowMs -= this.#throwEveryMs;
      this.#leftToThrow -= 1;
      this.#throwOne();
    }
    if (this.#leftToThrow === 0) this.#sinceThrowMs = 0;
    for (const coin of this.#coins) if (coin.sprite.visible) this.#move(coin, passedMs);
  }

  #throwOne(): void {
    const coin = this.#coins[this.#next]!;
    this.#next = (this.#next + 1) % POOL;
    const reach = Math.sqrt(2 * GRAVITY * this.#height);
    coin.x = this.#width * (0.2 + 0.6 * this.#chance());
    coin.y = this.#height + 30;
    coin.speedX = (this.#chance() - 0.5) * this.#width * 0.0007;
    coin.speedY = -reach * (0.68 + 0.3 * this.#chance());
    coin.turn = this.#chance() * 8;
    coin.turnSpeed = 0.006 + 0.008 * this.#chance();
    coin.sprite.visible = true;
    coin.sprite.rotation = (this.#chance() - 0.5) * 0.8;
    coin.sprite.setSize(24 + 26 * this.#chance());
  }

  #move(coin: Coin, passedMs: number): void {
    coin.speedY += GRAVITY * passedMs;
    coin.x += coin.speedX * passedMs;
    coin.y += coin.speedY * passedMs;
    coin.turn += coin.turnSpeed * passedMs;
    const views = this.#textures.length;
    const phase = Math.floor(coin.turn) % (2 * views - 2);
    coin.sprite.texture = this.#textures[phase < views ? phase : 2 * views - 2 - phase]!;
    coin.sprite.position.set(coin.x, coin.y);
    if (coin.y > this.#height + 60) coin.sprite.visible = false;
  }

  /** A small generator of its own (multiply and add): where coins fly is of no weight. */
  #chance(): number {
    this.#seed = (Math.imul(this.#seed, 1_664_525) + 1_013_904_223) >>> 0;
    return this.#seed / 2 ** 32;
  }
}
