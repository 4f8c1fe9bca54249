/** The contrast ratio of two opaque `#rrggbb` colours as WCAG 2.2 defines it, from 1 to 21. */
export function contrastOf(first: string, second: string): number {
  const [darker, lighter] = [luminanceOf(first), luminanceOf(second)].sort((a, b) => a - b);
  return (lighter! + 0.05) / (darker! + 0.05);
}

function luminanceOf(colour: string): number {
  const match = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(colour);
  if (!match) throw new Error(`${colour} is not an opaque colour`);
  const [red, green, blue] = match.slice(1).map((channel) => linear(Number.parseInt(channel, 16)));
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

function linear(channel: number): number {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}
