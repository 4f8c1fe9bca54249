import type { ReelsFit } from './fit-reels.ts';
import { linear, paint, radial } from './paint.ts';
import { type Colour, mix, type Palette, toText } from './palette.ts';

const GOLD: Colour = [226, 170, 78];
const WHITE: Colour = [255, 250, 235];
const INK: Colour = [10, 7, 20];

type Sketch = {
  readonly context: CanvasRenderingContext2D;
  readonly fit: ReelsFit;
  readonly columns: number;
  readonly palette: Palette;
};

/**
 * Everything that stands still, in one picture: the place, and the machine's body in it. A frame then
 * costs little more than the symbols, also where no graphics card helps.
 */
export function drawScene(options: {
  readonly width: number;
  readonly height: number;
  readonly scale: number;
  readonly backdrop: ImageBitmap;
  readonly fit: ReelsFit;
  readonly columns: number;
  readonly palette: Palette;
}): HTMLCanvasElement {
  const { width, height, scale, backdrop, fit, columns, palette } = options;
  return paint({ width, height, scale }, (context) => {
    const cover = Math.max(width / backdrop.width, height / backdrop.height);
    const [wide, high] = [backdrop.width * cover, backdrop.height * cover];
    context.drawImage(backdrop, (width - wide) / 2, (height - high) / 2, wide, high);
    const sketch = { context, fit, columns, palette };
    drawHalo(sketch);
    drawBody(sketch);
    drawBezel(sketch);
  });
}

/** A light behind the machine, so that it stands out from its place. */
function drawHalo({ context, fit, palette }: Sketch): void {
  const { x, y, width, height } = fit.reels;
  const radius = Math.hypot(width, height) * 0.62;
  context.save();
  context.globalCompositeOperation = 'lighter';
  context.fillStyle = radial(
    context,
    [x + width / 2, y + height / 2, radius],
    [
      [0.5, toText(palette.accent, 0.42)],
      [1, toText(palette.accent, 0)],
    ],
  );
  context.fillRect(x - radius, y - radius, width + 2 * radius, height + 2 * radius);
  context.restore();
}

function box({ context, fit }: Sketch, outset: number, radius: number): void {
  const { x, y, width, height } = fit.reels;
  context.beginPath();
  context.roundRect(x - outset, y - outset, width + 2 * outset, height + 2 * outset, radius);
}

/** The ground of the reels: each one is round, so it is darker at its sides. */
function drawBody(sketch: Sketch): void {
  const { context, fit, columns, palette } = sketch;
  const { x: left, y: top, width, height } = fit.reels;
  context.save();
  context.shadowColor = 'rgb(0 0 0 / .75)';
  context.shadowBlur = 30;
  context.shadowOffsetY = 10;
  context.fillStyle = toText(palette.ground);
  box(sketch, fit.frame, fit.frame + 6);
  context.fill();
  context.restore();
  const columnWidth = width / columns;
  const dark = toText(mix(palette.ground, INK, 0.55));
  const light = toText(mix(palette.ground, palette.accent, 0.2));
  for (let column = 0; column < columns; column += 1) {
    const x = left + column * columnWidth;
    const sides = [x, 0, x + columnWidth, 0] as const;
    context.fillStyle = linear(context, sides, [
      [0, dark],
      [0.5, light],
      [1, dark],
    ]);
    context.fillRect(x, top, columnWidth, height);
    if (column === 0) continue;
    context.fillStyle = 'rgb(0 0 0 / .5)';
    context.fillRect(x - 1.5, top, 1.5, height);
    context.fillStyle = 'rgb(255 255 255 / .1)';
    context.fillRect(x, top, 1, height);
  }
}

/** The metal around the reels: a rounded bar with a bright upper edge, and a gem at each corner. */
function drawBezel(sketch: Sketch): void {
  const { context, fit, palette } = sketch;
  const { x: left, y: top, width, height } = fit.reels;
  const metal = mix(GOLD, palette.accent, 0.3);
  const line = (outset: number, lineWidth: number, style: string | CanvasGradient) => {
    context.lineWidth = lineWidth;
    context.strokeStyle = style;
    box(sketch, outset, outset + 6);
    context.stroke();
  };
  const body = linear(
    context,
    [0, top - fit.frame, 0, top + height + fit.frame],
    [
      [0, toText(mix(metal, WHITE, 0.72))],
      [0.1, toText(metal)],
      [0.46, toText(mix(metal, INK, 0.5))],
      [0.54, toText(mix(metal, WHITE, 0.3))],
      [0.9, toText(mix(metal, INK, 0.35))],
      [1, toText(mix(metal, INK, 0.68))],
    ],
  );
  line(fit.frame / 2, fit.frame, body);
  line(fit.frame - 0.6, 1.2, toText(mix(metal, WHITE, 0.6), 0.9));
  line(fit.frame / 2, Math.max(2, fit.frame * 0.24), toText(mix(metal, INK, 0.62), 0.75));
  line(0.5, 1.6, toText(INK, 0.9));
  line(1.8, 1, toText(mix(metal, WHITE, 0.5), 0.5));
  const half = fit.frame / 2;
  for (const x of [left - half, left + width + half]) {
    for (const y of [top - half, top + height + half]) drawGem(sketch, x, y);
  }
}

function drawGem({ context, fit, palette }: Sketch, x: number, y: number): void {
  const radius = fit.frame * 0.82;
  const disc = (share: number, style: string | CanvasGradient) => {
    context.fillStyle = style;
    context.beginPath();
    context.arc(x, y, radius * share, 0, 2 * Math.PI);
    context.fill();
  };
  disc(1.06, toText(INK, 0.65));
  disc(1, toText(mix(GOLD, WHITE, 0.45)));
  disc(0.84, toText(mix(GOLD, INK, 0.55)));
  const centre = [x - radius * 0.2, y - radius * 0.25, radius * 0.95] as const;
  disc(
    0.7,
    radial(context, centre, [
      [0, toText(mix(palette.accent, WHITE, 0.75))],
      [0.45, toText(palette.accent)],
      [1, toText(mix(palette.accent, INK, 0.65))],
    ]),
  );
}
