import { compactAmount } from './compact-amount.ts';

const NOTCHES = [0, 60, 120, 180, 240, 300] as const;

/** A chip of the house, seen from above. Its colour tells its place among those that can be chosen. */
export function Chip({ amount, tone }: { amount: bigint; tone: number }) {
  const text = compactAmount(amount);
  return (
    <svg aria-hidden="true" className="chip" data-tone={tone} viewBox="0 0 48 48">
      <circle className="chip-rim" cx="24" cy="24" r="23" />
      {NOTCHES.map((turn) => (
        <path
          key={turn}
          className="chip-notch"
          d="M19.6 1.4a23 23 0 0 1 8.8 0l-1.5 7.2a15.6 15.6 0 0 0-5.8 0z"
          transform={`rotate(${turn} 24 24)`}
        />
      ))}
      <circle className="chip-ring" cx="24" cy="24" r="15.4" />
      <circle className="chip-face" cx="24" cy="24" r="14.2" />
      <text
        className="chip-text"
        x="24"
        y="24"
        dy="0.35em"
        textAnchor="middle"
        fontSize={text.length > 4 ? 8.5 : text.length > 3 ? 10 : 12}
      >
        {text}
      </text>
    </svg>
  );
}

/** The tone of the largest chip that an amount is worth, so that a stack looks like its chips. */
export const toneOf = (amount: bigint, chips: readonly bigint[]): number =>
  Math.max(
    0,
    chips.findLastIndex((chip) => chip <= amount),
  );
