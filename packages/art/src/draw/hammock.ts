import { n, type Point } from './path.ts';
import { clipped, linear, type Sheet } from './sheet.ts';

/** A woven hammock between two points, with stripes along its length and a fringe below. */
export function hammock(
  sheet: Sheet,
  hung: { from: Point; to: Point; sag: number },
  tones: { cloth: readonly string[]; stripe: string },
): string {
  const [x1, y1] = hung.from;
  const [x2, y2] = hung.to;
  const width = x2 - x1;
  const left = x1 + width * 0.16;
  const right = x2 - width * 0.16;
  const middle = (x1 + x2) / 2;
  const low = Math.max(y1, y2) + hung.sag;
  const rim = low - hung.sag * 0.34;
  const start = y1 + hung.sag * 0.36;
  const end = y2 + hung.sag * 0.36;
  const cloth =
    `M${n(left)} ${n(start)}Q${n(middle)} ${n(rim * 2 - (start + end) / 2 - 8)} ${n(right)}
      ${n(end)}` +
    `Q${n(right - 4)} ${n(low + hung.sag * 0.5)} ${n(middle)} ${n(low + hung.sag * 0.62)}` +
    `Q${n(left + 4)} ${n(low + hung.sag * 0.5)} ${n(left)} ${n(start)}Z`;
  const ropes = [-4, -1, 2, 5]
    .map(
      (shift) =>
        `M${n(x1)} ${n(y1)}L${n(left + Math.abs(shift))} ${n(start + shift)}M${n(x2)}
          ${n(y2)}L${n(right - Math.abs(shift))} ${n(end + shift)}`,
    )
    .join('');
  const stripes = [0.12, 0.26, 0.4, 0.54, 0.68, 0.82].map((share) => {
    const drop = hung.sag * share;
    return `M${n(left)} ${n(start + drop * 0.3)}Q${n(middle)}
      ${n(rim * 2 - (start + end) / 2 - 8 + drop * 2)} ${n(right)} ${n(end + drop * 0.3)}`;
  });
  const fringe = Array.from({ length: 15 }, (_, index) => {
    const t = 0.16 + (index / 14) * 0.68;
    const x = left + (right - left) * t;
    const y = low + hung.sag * (0.6 - (t - 0.5) ** 2 * 2.3);
    return `M${n(x)} ${n(y - 1)}v6`;
  });
  return (
    `<path d="${ropes}" stroke="#f0d9a8" stroke-width=".8"/>` +
    `<path d="${fringe.join('')}" stroke="#fff0c8" stroke-width="1"/>` +
    `<path d="${cloth}" fill="${linear(sheet, tones.cloth)}"/>` +
    clipped(
      sheet,
      cloth,
      `<path d="${stripes.join('')}" fill="none" stroke="${tones.stripe}" stroke-width="3"
        opacity=".8"/>`,
    )
  );
}
