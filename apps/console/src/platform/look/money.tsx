import { groupDigits } from '@maneki/kernel/group-digits';

/** A sum as the call writes it, in groups; never through a number, which would lose digits. */
export const Money = ({ amount }: { readonly amount: string }) => (
  <span className="numerals">{amount.replace(/\d+/, groupDigits)}</span>
);
