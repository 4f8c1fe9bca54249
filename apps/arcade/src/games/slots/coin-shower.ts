import { Particle, ParticleContainer } from 'pixi.js';
import type { Decorations } from './decorations.ts';

const POOL = 64;
const GRAVITY = 0.0016;
/** Where coins wait that do not fly: far above the screen. */
const AWAY = -1_000;

type Coin = {
  readonly particle: Particle;
  isFlying: boolean;
  speedX: number;
  speedY: number;
  turn: number;
  turnSpeed: number;
};

/**
 * Coins that spring up and fall. Pure decoration: they are drawn from a source of their own. All of them
 * are one thing to the renderer, so that a frame with many costs little more than one with none.
 */
export class CoinShower {
  readonly view = new ParticleContainer({
    // Coins keep their size and their slant: only where they are and how they are turned is written anew.
    dynamicProperties: { position: true, uvs: true, vertex: false, rotation: false, color: false },
    visible: false,
  });
  readonly #coins: readonly Coin[];
  readonly #textures: Decorations['coins'];
  #leftToThrow = 0;
  #throwEveryMs = 0;
  #sinceThrowMs = 0;
  #flying = 0;
  #next = 0;
  #seed = 1;
  #width = 1;
  #height = 1;

  constructor({ coins }: Decorations) {
    this.#textures = coins;
    this.#coins = Array.from({ length: POOL }, () => {
      const scale = (24 + 26 * this.#chance()) / coins[0]!.width;
      const rotation = (this.#chance() - 0.5) * 0.8;
      const shape = { anchorX: 0.5, anchorY: 0.5, scaleX: scale, scaleY: scale, rotation };
      const particle = new Particle({ texture: coins[0]!, ...shape, y: AWAY });
      return { particle, isFlying: false, speedX: 0, speedY: 0, turn: 0, turnSpeed: 0 };
    });
    this.view.addParticle(...this.#coins.map(({ particle }) => particle));
  }

  get isBusy(): boolean {
    return this.#leftToThrow > 0 || this.#flying > 0;
  }

  resize(width: number, height: number): void {
    this.#width = width;
    this.#height = height;
  }

  start(count: number, durationMs: number): void {
    this.#leftToThrow = count;
    this.#throwEveryMs = durationMs / count;
    this.view.visible = true;
  }

  /** No more are thrown; those that fly fall. */
  stop(): void {
    this.#leftToThrow = 0;
  }

  update(passedMs: number): void {
    if (!this.isBusy) return;
    this.#sinceThrowMs += passedMs;
    while (this.#leftToThrow > 0 && this.#sinceThrowMs >= this.#throwEveryMs) {
      this.#sinceThrowMs -= this.#throwEveryMs;
      this.#leftToThrow -= 1;
      this.#throwOne();
    }
    if (this.#leftToThrow === 0) this.#sinceThrowMs = 0;
    for (const coin of this.#coins) if (coin.isFlying) this.#move(coin, passedMs);
    if (!this.isBusy) this.view.visible = false;
  }

  #throwOne(): void {
    const coin = this.#coins[this.#next]!;
    const { particle } = coin;
    this.#next = (this.#next + 1) % POOL;
    if (!coin.isFlying) this.#flying += 1;
    coin.isFlying = true;
    const reach = Math.sqrt(2 * GRAVITY * this.#height);
    particle.x = this.#width * (0.2 + 0.6 * this.#chance());
    particle.y = this.#height + 30;
    coin.speedX = (this.#chance() - 0.5) * this.#width * 0.0007;
    coin.speedY = -reach * (0.68 + 0.3 * this.#chance());
    coin.turn = this.#chance() * 8;
    coin.turnSpeed = 0.006 + 0.008 * this.#chance();
  }

  #move(coin: Coin, passedMs: number): void {
    const { particle } = coin;
    coin.speedY += GRAVITY * passedMs;
    particle.x += coin.speedX * passedMs;
    particle.y += coin.speedY * passedMs;
    coin.turn += coin.turnSpeed * passedMs;
    const views = this.#textures.length;
    const phase = Math.floor(coin.turn) % (2 * views - 2);
    particle.texture = this.#textures[phase < views ? phase : 2 * views - 2 - phase]!;
    if (particle.y <= this.#height + 60) return;
    coin.isFlying = false;
    particle.y = AWAY;
    this.#flying -= 1;
  }

  /** A small generator of its own (multiply and add): where coins fly is of no weight. */
  #chance(): number {
    this.#seed = (Math.imul(this.#seed, 1_664_525) + 1_013_904_223) >>> 0;
    return this.#seed / 2 ** 32;
  }
}
