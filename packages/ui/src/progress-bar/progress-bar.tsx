type ProgressBarProps = {
  /** Between 0 and 1. */
  readonly share: number;
  readonly label: string;
};

/** How far something has come. */
export function ProgressBar({ share, label }: ProgressBarProps) {
  const percent = Math.round(Math.min(1, Math.max(0, share)) * 100);
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
      className="h-2 overflow-hidden rounded-pill bg-raised inset-ring inset-ring-line"
    >
      <div
        className="fill-gold h-full rounded-pill transition-[width] duration-500 motion-reduce:transition-none"
        style={{ width: `${percent}%` }}
      />
    </div>
  );
}
