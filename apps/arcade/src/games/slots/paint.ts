/** Draws on a canvas of its own: metal, shadows and glows that would be laborious in triangles. */
export function paint(
  size: { readonly width: number; readonly height: number; readonly scale: number },
  draw: (context: CanvasRenderingContext2D) => void,
): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.ceil(size.width * size.scale));
  canvas.height = Math.max(1, Math.ceil(size.height * size.scale));
  const context = canvas.getContext('2d');
  if (context) {
    context.scale(size.scale, size.scale);
    draw(context);
  }
  return canvas;
}

export type Stop = readonly [at: number, colour: string];

export function linear(
  context: CanvasRenderingContext2D,
  [x1, y1, x2, y2]: readonly [number, number, number, number],
  stops: readonly Stop[],
): CanvasGradient {
  const gradient = context.createLinearGradient(x1, y1, x2, y2);
  for (const [at, colour] of stops) gradient.addColorStop(at, colour);
  return gradient;
}

export function radial(
  context: CanvasRenderingContext2D,
  [x, y, radius]: readonly [number, number, number],
  stops: readonly Stop[],
): CanvasGradient {
  const gradient = context.createRadialGradient(x, y, 0, x, y, radius);
  for (const [at, colour] of stops) gradient.addColorStop(at, colour);
  return gradient;
}
