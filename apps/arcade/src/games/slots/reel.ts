import { Container, Sprite, type Texture } from 'pixi.js';
import { landingOf, symbolAt } from './landing.ts';
import {
  ROLL_SPEED,
  SWING,
  SWING_MS,
  startSpeed,
  stopMs,
  stopTravel,
  swingOffset,
} from './reel-motion.ts';

export type SymbolTextures = Readonly<Record<string, Texture>>;

type Mode = 'rest' | 'start' | 'roll' | 'stop' | 'swing';

const LEAD = 1;
/** Where the symbol below the window waits until it is seen: far above the screen. */
const AWAY = -10_000;

/**
 * One reel: a few sprites that are used again and again. The symbol above and the one below the window
 * are there too, because they show while it moves. The sprites lie still and the reel moves as a whole;
 * only the one that leaves below is dressed anew and laid on top, so that a frame has little to do.
 */
export class Reel {
  readonly view = new Container();
  readonly #sprites: Sprite[];
  readonly #textures: SymbolTextures;
  readonly #strip: string;
  readonly #rows: number;
  #mode: Mode = 'rest';
  #offset = 0;
  /** Which sprite lies on top: they are a ring, like the strip. */
  #top = 0;
  /** How many whole places the reel has moved since its sprites were last laid out. */
  #moved = 0;
  #isBelowSeen = false;
  #elapsedMs = 0;
  #delayMs = 0;
  #pointer = 0;
  #landing: string[] = [];
  #distance = 0;
  #travelled = 0;
  #whenStopped: (() => void) | null = null;
  #cellWidth = 1;
  #cellHeight = 1;
  #symbolSize = 1;
  /** What lay in the window when the reel last rested, and where on the strip. */
  #rested: { column: string; stop: number };
  onStop: () => void = () => undefined;

  constructor(options: {
    readonly strip: string;
    readonly column: string;
    readonly stop: number;
    readonly textures: SymbolTextures;
  }) {
    const { strip, column, stop, textures } = options;
    this.#strip = strip;
    this.#textures = textures;
    this.#rows = column.length;
    this.#rested = { column, stop };
    this.#sprites = Array.from({ length: this.#rows + 2 }, () => new Sprite({ anchor: 0.5 }));
    this.view.addChild(...this.#sprites);
    this.lay(column, stop);
  }

  get isMoving(): boolean {
    return this.#mode !== 'rest';
  }

  spriteAt(row: number): Sprite {
    return this.#spriteOf(row + 1);
  }

  /** Shows symbols at once, without any movement. */
  lay(column: string, stop: number): void {
    this.#rested = { column, stop };
    this.#dress(0, symbolAt(this.#strip, stop - 1));
    for (let row = 0; row < this.#rows; row += 1) this.#dress(row + 1, column[row]!);
    this.#dress(this.#rows + 1, symbolAt(this.#strip, stop + this.#rows));
    this.#mode = 'rest';
    this.#offset = 0;
    this.#layOut();
  }

  resize(cellWidth: number, cellHeight: number, symbolSize: number): void {
    this.#cellWidth = cellWidth;
    this.#cellHeight = cellHeight;
    this.#symbolSize = symbolSize;
    this.#layOut();
  }

  start(delayMs: number): void {
    this.#mode = 'start';
    this.#delayMs = delayMs;
    this.#elapsedMs = 0;
    this.#pointer = this.#rested.stop - 1;
  }

  /** Comes to rest with the given symbols in the window. */
  stop(column: string, stop: number): Promise<void> {
    this.#landing = landingOf({ strip: this.#strip, stop, column, lead: LEAD });
    this.#rested = { column, stop };
    this.#offset = Math.max(0, this.#offset);
    this.#distance = this.#landing.length - this.#offset + SWING;
    this.#travelled = 0;
    this.#elapsedMs = 0;
    this.#mode = 'stop';
    return new Promise((resolve) => {
      this.#whenStopped = resolve;
    });
  }

  /** Goes back to what lay there before it began to turn. */
  stopWhereItWas(): Promise<void> {
    return this.stop(this.#rested.column, this.#rested.stop);
  }

  hurry(): void {
    if (this.#mode !== 'stop' && this.#mode !== 'swing') return;
    const { column, stop } = this.#rested;
    const isLanding = this.#mode === 'stop';
    this.lay(column, stop);
    if (isLanding) this.#arrive();
  }

  update(passedMs: number): void {
    if (this.#mode === 'rest') return;
    if (this.#delayMs > 0) {
      this.#delayMs -= passedMs;
      return;
    }
    this.#elapsedMs += passedMs;
    if (this.#mode === 'start') this.#advance(startSpeed(this.#elapsedMs) * passedMs);
    else if (this.#mode === 'roll') this.#advance(ROLL_SPEED * passedMs);
    else if (this.#mode === 'stop') this.#slowDown();
    else this.#swingBack();
    if (this.#mode === 'start' && startSpeed(this.#elapsedMs) >= ROLL_SPEED) this.#mode = 'roll';
    this.#follow();
  }

  #slowDown(): void {
    const travelled = stopTravel(this.#distance, this.#elapsedMs);
    this.#advance(travelled - this.#travelled);
    this.#travelled = travelled;
    if (this.#elapsedMs < stopMs(this.#distance)) return;
    this.#mode = 'swing';
    this.#elapsedMs = 0;
    this.#arrive();
  }

  #swingBack(): void {
    this.#offset = swingOffset(this.#elapsedMs);
    if (this.#elapsedMs >= SWING_MS) this.lay(this.#rested.column, this.#rested.stop);
  }

  #arrive(): void {
    const resolve = this.#whenStopped;
    this.#whenStopped = null;
    this.onStop();
    resolve?.();
  }

  /** Moves downwards; what leaves below makes room for the next symbol above. */
  #advance(places: number): void {
    this.#offset += places;
    while (this.#offset >= 1) {
      this.#offset -= 1;
      this.#moved += 1;
      this.#top = (this.#top + this.#sprites.length - 1) % this.#sprites.length;
      this.#dress(0, this.#nextSymbol());
      this.#place(0);
      this.#place(this.#sprites.length - 1);
    }
  }

  #nextSymbol(): string {
    const landing = this.#landing.shift();
    if (landing !== undefined) return landing;
    this.#pointer -= 1;
    return symbolAt(this.#strip, this.#pointer);
  }

  /** The sprite that lies so many places below the top. */
  #spriteOf(place: number): Sprite {
    return this.#sprites[(this.#top + place) % this.#sprites.length]!;
  }

  /** All symbols are cut alike, so another one has the same size. */
  #dress(place: number, symbol: string): void {
    this.#spriteOf(place).texture = this.#textures[symbol]!;
  }

  #layOut(): void {
    this.#moved = 0;
    for (let place = 0; place < this.#sprites.length; place += 1) {
      this.#spriteOf(place).setSize(this.#symbolSize);
      this.#place(place);
    }
    this.#follow();
  }

  #place(place: number): void {
    const isAway = place === this.#sprites.length - 1 && !this.#isBelowSeen;
    const y = isAway ? AWAY : (place - 0.5 - this.#moved) * this.#cellHeight;
    this.#spriteOf(place).position.set(this.#cellWidth / 2, y);
  }

  /** Brings the reel to where its movement is. */
  #follow(): void {
    this.view.y = (this.#moved + this.#offset) * this.#cellHeight;
    // The one below is only seen when the reel is pulled back; else it would hang out too far.
    const isBelowSeen = this.#offset < 0;
    if (isBelowSeen === this.#isBelowSeen) return;
    this.#isBelowSeen = isBelowSeen;
    this.#place(this.#sprites.length - 1);
  }
}
