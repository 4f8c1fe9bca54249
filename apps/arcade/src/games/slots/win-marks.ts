import type { Cell } from '@maneki/games/slots/outcome';
import { Container, Graphics, Sprite, Text } from 'pixi.js';
import type { Decorations } from './decorations.ts';
import type { ReelsFit } from './fit-reels.ts';
import type { Reels } from './reels.ts';

/** Colours of lines that are told apart also by those who see red and green alike. */
const HUES = [
  0xffd166, 0x4cc9f0, 0xff7ab6, 0x9be564, 0xffa24c, 0xb79bff, 0x5ee6c8, 0xff6b5e, 0xf6f1e7,
  0x6ea8ff,
] as const;

const DIM = 0.38;

/** What is drawn over the reels when something was won: lights, lines, amounts. */
export class WinMarks {
  /** Lies behind the symbols. */
  readonly glows = new Container();
  /** Lies over everything. */
  readonly lines = new Container();
  readonly #reels: Reels;
  readonly #glowSprites: Sprite[];
  readonly #path = new Graphics();
  readonly #tag = new Graphics();
  readonly #amount: Text;
  #fit: ReelsFit | null = null;
  #base = 1;

  constructor(reels: Reels, decorations: Decorations) {
    this.#reels = reels;
    this.#glowSprites = Array.from({ length: reels.cells }, () => {
      const sprite = new Sprite({ texture: decorations.glow, anchor: 0.5, visible: false });
      sprite.blendMode = 'add';
      return sprite;
    });
    this.glows.addChild(...this.#glowSprites);
    this.#amount = new Text({
      text: '',
      anchor: 0.5,
      resolution: 2,
      style: {
        fontFamily: 'system-ui, sans-serif',
        fontWeight: '800',
        fontSize: 20,
        fill: 0x1a0f05,
      },
    });
    this.lines.addChild(this.#path, this.#tag, this.#amount);
    this.clear();
  }

  resize(fit: ReelsFit): void {
    this.#fit = fit;
    this.clearPath();
    this.#base = this.#reels.spriteAt(0).scale.x;
    for (let cell = 0; cell < this.#glowSprites.length; cell += 1) {
      const { x, y } = this.#centre(cell);
      this.#glowSprites[cell]!.position.set(x, y);
      this.#glowSprites[cell]!.setSize(Math.max(fit.cellWidth, fit.cellHeight) * 1.5);
    }
    this.#amount.style.fontSize = Math.max(15, Math.min(24, Math.round(fit.cellHeight * 0.22)));
  }

  clear(): void {
    this.#path.clear();
    this.#tag.clear();
    this.#amount.visible = false;
    for (let cell = 0; cell < this.#glowSprites.length; cell += 1) {
      this.#glowSprites[cell]!.visible = false;
      const sprite = this.#reels.spriteAt(cell);
      sprite.alpha = 1;
      if (this.#fit) sprite.setSize(this.#fit.symbol);
    }
  }

  /** Lights some places and dims the others. */
  light(cells: readonly Cell[], hue = 0): void {
    for (let cell = 0; cell < this.#glowSprites.length; cell += 1) {
      const isLit = cells.includes(cell);
      const glow = this.#glowSprites[cell]!;
      glow.visible = isLit;
      glow.tint = HUES[hue % HUES.length]!;
      glow.alpha = 0.55;
      this.#reels.spriteAt(cell).alpha = isLit ? 1 : DIM;
    }
  }

  /** Lets the lit places breathe; `swelling` goes from 0 to 1 and back. */
  breathe(cells: readonly Cell[], swelling: number): void {
    for (const cell of cells) {
      this.#reels.spriteAt(cell).scale.set(this.#base * (1 + 0.13 * swelling));
      this.#glowSprites[cell]!.alpha = 0.4 + 0.5 * swelling;
    }
  }

  drawLine(line: string, hue: number): void {
    const fit = this.#fit;
    if (!fit) return;
    const colour = HUES[hue % HUES.length]!;
    const path = this.#path.clear();
    const rows = this.#reels.rows;
    const points = [...line].map((row, column) => this.#centre(column * rows + Number(row)));
    const first = points[0]!;
    const last = points.at(-1)!;
    const trace = () => {
      path.moveTo(first.x - fit.cellWidth / 2, first.y);
      for (const { x, y } of points) path.lineTo(x, y);
      path.lineTo(last.x + fit.cellWidth / 2, last.y);
      return path;
    };
    trace().stroke({ width: 9, color: 0x0a0614, alpha: 0.55, join: 'round', cap: 'round' });
    trace().stroke({ width: 5, color: colour, join: 'round', cap: 'round' });
    trace().stroke({ width: 1.6, color: 0xffffff, alpha: 0.85, join: 'round', cap: 'round' });
  }

  frameCells(cells: readonly Cell[], hue: number): void {
    const fit = this.#fit;
    if (!fit) return;
    const colour = HUES[hue % HUES.length]!;
    for (const cell of cells) {
      const { x, y } = this.#centre(cell);
      const width = fit.cellWidth - 8;
      const height = fit.cellHeight - 8;
      this.#path
        .roundRect(x - width / 2, y - height / 2, width, height, 10)
        .stroke({ width: 3, color: colour });
    }
  }

  clearPath(): void {
    this.#path.clear();
    this.#tag.clear();
    this.#amount.visible = false;
  }

  /** Writes the prize on a small plate near its middle. */
  tag(cells: readonly Cell[], text: string): void {
    const fit = this.#fit;
    const middle = cells[Math.floor((cells.length - 1) / 2)];
    if (!fit || middle === undefined) return;
    this.#amount.text = text;
    this.#amount.visible = true;
    const width = this.#amount.width + 22;
    const height = this.#amount.height + 8;
    const centre = this.#centre(middle);
    const x = Math.min(Math.max(centre.x, width / 2 + 4), fit.reels.width - width / 2 - 4);
    const y = Math.min(centre.y + fit.cellHeight * 0.36, fit.reels.height - height / 2 - 3);
    this.#amount.position.set(x, y);
    this.#tag
      .clear()
      .roundRect(x - width / 2, y - height / 2, width, height, height / 2)
      .fill(0xffe3a0)
      .stroke({ width: 2, color: 0x7d4a0c });
  }

  #centre(cell: Cell): { x: number; y: number } {
    const fit = this.#fit!;
    const rows = this.#reels.rows;
    return {
      x: (Math.floor(cell / rows) + 0.5) * fit.cellWidth,
      y: ((cell % rows) + 0.5) * fit.cellHeight,
    };
  }
}
