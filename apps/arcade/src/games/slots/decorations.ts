import { ImageSource, Rectangle, Texture } from 'pixi.js';
import { linear, paint, radial } from './paint.ts';

/** Small things that shine, all on one sheet: a glow, a spark, and a coin as it turns. */
export type Decorations = {
  readonly glow: Texture;
  readonly spark: Texture;
  readonly beam: Texture;
  /** Dark above, clear below: the curve of a reel. */
  readonly shade: Texture;
  /** The coin at each quarter of half a turn. */
  readonly coins: readonly Texture[];
};

const CELL = 64;
const COIN_VIEWS = [1, 0.82, 0.5, 0.16] as const;

export function drawDecorations(): Decorations {
  const columns = 4 + COIN_VIEWS.length;
  const canvas = paint({ width: CELL * columns, height: CELL, scale: 2 }, (context) => {
    drawGlow(context, CELL / 2);
    drawSpark(context, CELL * 1.5);
    drawBeam(context, CELL * 2);
    drawShade(context, CELL * 3);
    for (const [index, view] of COIN_VIEWS.entries()) {
      drawCoin(context, CELL * (4.5 + index), view);
    }
  });
  const source = new ImageSource({ resource: canvas, autoGenerateMipmaps: true });
  const side = CELL * 2;
  const cut = (column: number) =>
    new Texture({ source, frame: new Rectangle(column * side + 4, 0, side - 8, side) });
  return {
    glow: cut(0),
    spark: cut(1),
    beam: cut(2),
    shade: cut(3),
    coins: COIN_VIEWS.map((_, index) => cut(4 + index)),
  };
}

function drawGlow(context: CanvasRenderingContext2D, x: number): void {
  context.fillStyle = radial(
    context,
    [x, CELL / 2, CELL / 2],
    [
      [0, 'rgb(255 255 255 / .95)'],
      [0.35, 'rgb(255 255 255 / .5)'],
      [0.7, 'rgb(255 255 255 / .13)'],
      [1, 'rgb(255 255 255 / 0)'],
    ],
  );
  context.fillRect(x - CELL / 2, 0, CELL, CELL);
}

function drawSpark(context: CanvasRenderingContext2D, x: number): void {
  context.fillStyle = 'white';
  context.beginPath();
  for (let arm = 0; arm < 8; arm += 1) {
    const radius = arm % 2 === 0 ? CELL * 0.46 : CELL * 0.07;
    const angle = (arm * Math.PI) / 4;
    context.lineTo(x + radius * Math.sin(angle), CELL / 2 - radius * Math.cos(angle));
  }
  context.fill();
}

/** Light that falls along a reel: bright in the middle, gone at the sides. */
function drawBeam(context: CanvasRenderingContext2D, x: number): void {
  context.fillStyle = linear(
    context,
    [x, 0, x + CELL, 0],
    [
      [0, 'rgb(255 255 255 / .85)'],
      [0.14, 'rgb(255 255 255 / .28)'],
      [0.5, 'rgb(255 255 255 / .06)'],
      [0.86, 'rgb(255 255 255 / .28)'],
      [1, 'rgb(255 255 255 / .85)'],
    ],
  );
  context.fillRect(x, 0, CELL, CELL);
}

function drawShade(context: CanvasRenderingContext2D, x: number): void {
  const down = [0, 0, 0, CELL] as const;
  context.fillStyle = linear(context, down, [
    [0, 'rgb(4 2 12 / .85)'],
    [0.4, 'rgb(4 2 12 / .36)'],
    [1, 'rgb(4 2 12 / 0)'],
  ]);
  // A little beyond its place, so that no neighbour shines in when it is stretched.
  context.fillRect(x + 1, 0, CELL - 2, CELL);
}

function drawCoin(context: CanvasRenderingContext2D, x: number, view: number): void {
  const y = CELL / 2;
  const radius = CELL * 0.42;
  const oval = (scale: number, shift = 0) => {
    context.beginPath();
    context.ellipse(x + shift, y, radius * scale * view, radius * scale, 0, 0, 2 * Math.PI);
  };
  context.fillStyle = '#8a5410';
  oval(1, 3 * (1 - view));
  context.fill();
  context.fillStyle = linear(
    context,
    [x - radius, y - radius, x + radius, y + radius],
    [
      [0, '#fff3c2'],
      [0.45, '#f4c04d'],
      [1, '#b9791c'],
    ],
  );
  oval(1);
  context.fill();
  context.strokeStyle = '#a86a14';
  context.lineWidth = 2.4;
  oval(0.74);
  context.stroke();
  context.fillStyle = '#c98d27';
  context.fillRect(x - 5.5 * view, y - 5.5, 11 * view, 11);
  context.fillStyle = '#7d4a0c';
  context.fillRect(x - 3.8 * view, y - 3.8, 7.6 * view, 7.6);
}
