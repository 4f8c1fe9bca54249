/** Each car has a colour, as races of numbers have them everywhere; the number says the same. */
const COLOURS: Readonly<Record<string, string>> = {
  1: 'bg-[#e8d21d] text-black',
  2: 'bg-[#1b6fd0] text-white',
  3: 'bg-[#4a4a4a] text-white',
  4: 'bg-[#e56a00] text-black',
  5: 'bg-[#35d3dd] text-black',
  6: 'bg-[#5443d6] text-white',
  7: 'bg-[#c9c9c9] text-black',
  8: 'bg-[#d81e2c] text-white',
  9: 'bg-[#7c1410] text-white',
  10: 'bg-[#177a1c] text-white',
};

/** A car by its number, in the order in which they came in. */
export function Car({ number }: { readonly number: string }) {
  const plain = String(Number(number));
  return (
    <span
      className={`numerals grid size-5.5 shrink-0 place-items-center rounded-control font-bold text-xs leading-none ${COLOURS[plain] ?? ''}`}
    >
      {plain}
    </span>
  );
}
