type DigitsProps = {
  readonly number: string;
  /** How many at the end are what bets are about. */
  readonly marked: number;
};

/** A number of several digits, its end marked. */
export function Digits({ number, marked }: DigitsProps) {
  const from = number.length - marked;
  return (
    <span className="flex gap-0.5">
      {[...number].map((digit, place) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: digits stand where they stand
          key={place}
          className={`numerals grid h-8 w-6 place-items-center rounded-control font-bold max-[359px]:w-5 ${
            place >= from ? 'fill-gold' : 'bg-raised inset-ring inset-ring-line'
          }`}
        >
          {digit}
        </span>
      ))}
    </span>
  );
}
