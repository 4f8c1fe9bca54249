import 'pixi.js/unsafe-eval';
import type { SlotModel } from '@maneki/games/slots/model';
import { Container, ImageSource, Rectangle, Sprite, Texture, Ticker, WebGLRenderer } from 'pixi.js';
import { CellLabels } from './cell-labels.ts';
import { CoinShower } from './coin-shower.ts';
import { type Decorations, drawDecorations } from './decorations.ts';
import { fitReels, type Rect, type ReelsFit } from './fit-reels.ts';
import { Motion } from './motion.ts';
import { mix, type Palette, paletteOf, toNumber } from './palette.ts';
import type { SymbolTextures } from './reel.ts';
import { Reels } from './reels.ts';
import { drawScene } from './scene.ts';
import { cutSheet, samplePixels } from './sheet-textures.ts';
import { WinMarks } from './win-marks.ts';

export type Art = { readonly sheet: ImageBitmap; readonly backdrop: ImageBitmap };

export type StageOptions = {
  readonly canvas: HTMLCanvasElement;
  readonly model: SlotModel;
  readonly art: Art;
  /** Whether the player prefers that nothing moves. */
  readonly isStill: boolean;
};

const PASSED_MS_MAX = 250;
const MOOD_MS = 700;
const SCALE_MAX = 2;
const TEXTURES_AT_ONCE = 4;
/** What follows a movement changes the picture once more, after the frame that ended it. */
const FRAMES_AFTER = 3;

/** The canvas: the place, the machine in it and its lights. It draws only while something moves. */
export class Stage {
  readonly motion = new Motion(() => this.wake());
  readonly reels: Reels;
  readonly marks: WinMarks;
  readonly labels: CellLabels;
  readonly shower: CoinShower;
  readonly textures: SymbolTextures;
  readonly decorations: Decorations = drawDecorations();
  readonly model: SlotModel;
  readonly isStill: boolean;
  readonly palette: Palette;
  /** Symbols and everything that must not leave the window. */
  readonly window = new Container();
  /** Told when everything has moved to another place, as when a phone is turned. */
  onFit: () => void = () => undefined;
  readonly #renderer = new WebGLRenderer<HTMLCanvasElement>();
  readonly #root = new Container();
  readonly #machine = new Container();
  readonly #art: Art;
  readonly #scene = new Sprite();
  readonly #beam: Sprite;
  readonly #shades: readonly Sprite[];
  /** Parts of the scene again, over what sticks out of the window: cheaper than to cut it off. */
  readonly #lids = [new Sprite(), new Sprite()] as const;
  #fit: ReelsFit | null = null;
  #mood = 0;
  #frameRequest = 0;
  #lastMs = 0;
  #framesLeft = 0;

  static async open(options: StageOptions): Promise<Stage> {
    const stage = new Stage(options);
    await stage.#renderer.init({
      canvas: options.canvas,
      antialias: false,
      backgroundColor: 0x0c0b1d,
      // The scene covers everything at each frame.
      clearBeforeRender: false,
      resolution: Math.min(globalThis.devicePixelRatio || 1, SCALE_MAX),
      autoDensity: true,
      // Only what is imported here is used: no loaders, no filters, no events of the canvas.
      skipExtensionImports: true,
    });
    // A shader for many textures is slow to build and to run; here are only a handful.
    stage.#renderer.limits.maxBatchableTextures = TEXTURES_AT_ONCE;
    // It would have work at every frame, also while nothing moves, only to look for what can be freed.
    Ticker.system.stop();
    return stage;
  }

  private constructor({ model, art, isStill }: StageOptions) {
    this.model = model;
    this.#art = art;
    this.isStill = isStill;
    this.palette = paletteOf(samplePixels(art.backdrop));
    this.textures = cutSheet(art.sheet, model);
    this.reels = new Reels({ model, textures: this.textures, motion: this.motion, isStill });
    this.marks = new WinMarks(this.reels, this.decorations);
    this.labels = new CellLabels(model.rows);
    this.shower = new CoinShower(this.decorations);
    this.#beam = new Sprite({ texture: this.decorations.beam, visible: false });
    this.#beam.blendMode = 'add';
    this.#beam.tint = 0xffe7a3;
    this.window.addChild(this.marks.glows, this.reels.view);
    const { shade } = this.decorations;
    this.#shades = [new Sprite({ texture: shade }), new Sprite({ texture: shade })];
    this.#machine.addChild(this.window, ...this.#lids, this.#beam, ...this.#shades);
    this.#machine.addChild(this.labels.view, this.marks.lines);
    this.#root.addChild(this.#scene, this.#machine, this.shower.view);
  }

  get fit(): ReelsFit | null {
    return this.#fit;
  }

  resize(view: { readonly width: number; readonly height: number; readonly room: Rect }): void {
    const { width, height, room } = view;
    if (width < 1 || height < 1) return;
    const resolution = Math.min(globalThis.devicePixelRatio || 1, SCALE_MAX);
    this.#renderer.resize(width, height, resolution);
    const fit = fitReels(room, this.model);
    this.#fit = fit;
    this.#machine.position.set(fit.reels.x, fit.reels.y);
    this.reels.resize(fit);
    this.marks.resize(fit);
    this.labels.resize(fit);
    this.shower.resize(width, height);
    this.#dress(view, resolution);
    this.onFit();
    this.wake();
  }

  /** Starts drawing, until nothing moves any more. */
  wake(): void {
    if (this.#frameRequest !== 0) return;
    this.#lastMs = performance.now();
    this.#framesLeft = FRAMES_AFTER;
    this.#frameRequest = requestAnimationFrame(this.#draw);
  }

  clear(): void {
    this.marks.clear();
    this.labels.clear();
    this.shower.stop();
    this.#beam.visible = false;
    this.wake();
  }

  /** Light on a reel that is being waited for. */
  awaitReel(column: number | null): void {
    this.#beam.visible = column !== null && this.#fit !== null;
    if (column === null || !this.#fit) return;
    const { cellWidth, reels } = this.#fit;
    this.#beam.position.set(column * cellWidth, 0);
    this.#beam.setSize(cellWidth, reels.height);
    void this.motion.run(MOOD_MS, (share) => {
      this.#beam.alpha = 0.25 + 0.5 * share;
    });
  }

  /** Free spins have a light of their own: the place grows darker and the machine glows. */
  changeMood(isFree: boolean): Promise<void> {
    const from = this.#mood;
    const to = isFree ? 1 : 0;
    if (from === to) return Promise.resolve();
    const night = mix([255, 255, 255], [120, 84, 235], 0.72);
    return this.motion.run(MOOD_MS, (share) => {
      this.#mood = from + (to - from) * share;
      const tint = toNumber(mix([255, 255, 255], night, this.#mood));
      for (const part of [this.#scene, ...this.#lids]) part.tint = tint;
    });
  }

  close(): void {
    cancelAnimationFrame(this.#frameRequest);
    this.#root.destroy({ children: true });
    this.#renderer.destroy();
  }

  #dress(view: { readonly width: number; readonly height: number }, scale: number): void {
    const fit = this.#fit;
    if (!fit) return;
    const { columns } = this.model;
    const { backdrop } = this.#art;
    const image = drawScene({ ...view, scale, backdrop, fit, columns, palette: this.palette });
    if (this.#scene.texture !== Texture.EMPTY) this.#scene.texture.destroy(true);
    this.#scene.texture = new Texture({ source: new ImageSource({ resource: image }) });
    this.#scene.setSize(view.width, view.height);
    this.#cutLids(fit, scale);
    const depth = fit.cellHeight * 0.32;
    for (const [index, shade] of this.#shades.entries()) {
      shade.setSize(fit.reels.width, depth);
      shade.y = index === 0 ? 0 : fit.reels.height;
      if (index === 1) shade.scale.y = -Math.abs(shade.scale.y);
    }
  }

  #cutLids({ reels, cellHeight }: ReelsFit, scale: number): void {
    const { source } = this.#scene.texture;
    const height = Math.min(cellHeight, reels.y);
    for (const [index, lid] of this.#lids.entries()) {
      const y = index === 0 ? -height : reels.height;
      const room = Math.min(height, source.height / scale - (reels.y + y));
      const frame = new Rectangle(
        Math.round(reels.x * scale),
        Math.round((reels.y + y) * scale),
        Math.round(reels.width * scale),
        Math.round(room * scale),
      );
      if (lid.texture !== Texture.EMPTY) lid.texture.destroy();
      lid.texture = new Texture({ source, frame });
      lid.position.set(0, y);
      lid.setSize(reels.width, room);
    }
  }

  readonly #draw = (nowMs: number): void => {
    const passedMs = Math.min(Math.max(0, nowMs - this.#lastMs), PASSED_MS_MAX);
    this.#lastMs = nowMs;
    this.reels.update(passedMs);
    this.motion.update(passedMs);
    this.shower.update(passedMs);
    this.#renderer.render(this.#root);
    const isMoving = this.reels.isMoving || this.motion.isBusy || this.shower.isBusy;
    this.#framesLeft = isMoving ? FRAMES_AFTER : this.#framesLeft - 1;
    this.#frameRequest = this.#framesLeft > 0 ? requestAnimationFrame(this.#draw) : 0;
  };
}
