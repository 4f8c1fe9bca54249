import { Icon } from '../icon/icon.tsx';

type CopyNumberProps = {
  readonly number: string;
  /** The whole meaning in words: "Copy number T123". */
  readonly label: string;
  readonly onCopy: (number: string) => void;
  readonly className?: string;
};

/** A number that is quoted to the service: read in full, and taken along with one tap. */
export function CopyNumber({ number, label, onCopy, className = '' }: CopyNumberProps) {
  return (
    <button
      type="button"
      aria-label={label}
      className={`hit numerals inline-flex min-h-7 items-center gap-1.5 text-left text-muted text-xs transition duration-150 hover:text-text active:scale-[0.98] ${className}`}
      onClick={() => onCopy(number)}
    >
      <span className="wrap-anywhere select-text">{number}</span>
      <Icon name="copy" className="size-3.5 text-gold-text" />
    </button>
  );
}
