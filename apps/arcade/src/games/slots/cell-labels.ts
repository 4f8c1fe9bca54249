import type { Cell } from '@maneki/games/slots/outcome';
import { Container, Text } from 'pixi.js';
import type { ReelsFit } from './fit-reels.ts';

/** Words on symbols: what a coin is worth, what a wild multiplies by. */
export class CellLabels {
  readonly view = new Container();
  readonly #labels = new Map<Cell, Text>();
  readonly #rows: number;
  #fit: ReelsFit | null = null;

  constructor(rows: number) {
    this.#rows = rows;
  }

  resize(fit: ReelsFit): void {
    this.#fit = fit;
    for (const [cell, label] of this.#labels) this.#place(cell, label);
  }

  write(cell: Cell, text: string, kind: 'value' | 'multiplier'): Text {
    const old = this.#labels.get(cell);
    if (old) old.destroy();
    const label = new Text({
      text,
      anchor: 0.5,
      resolution: 2,
      style: {
        fontFamily: 'system-ui, sans-serif',
        fontWeight: '900',
        fontSize: 24,
        fill: kind === 'value' ? 0xfff6da : 0xffe169,
        stroke: { color: 0x2a1203, width: 6, join: 'round' },
      },
    });
    label.label = kind;
    this.#labels.set(cell, label);
    this.view.addChild(label);
    this.#place(cell, label);
    return label;
  }

  clear(): void {
    for (const label of this.#labels.values()) label.destroy();
    this.#labels.clear();
  }

  #place(cell: Cell, label: Text): void {
    const fit = this.#fit;
    if (!fit) return;
    const isValue = label.label === 'value';
    label.style.fontSize = Math.round(fit.symbol * (isValue ? 0.3 : 0.34));
    label.scale.set(1);
    const widest = fit.cellWidth * 0.92;
    if (label.width > widest) label.scale.set(widest / label.width);
    const x = Math.floor(cell / this.#rows) + (isValue ? 0.5 : 0.72);
    const y = (cell % this.#rows) + (isValue ? 0.52 : 0.8);
    label.position.set(x * fit.cellWidth, y * fit.cellHeight);
  }
}
