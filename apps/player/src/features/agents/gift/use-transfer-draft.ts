import { useState } from 'react';
import { judgeAmounts, readTyped } from './judge-gift.ts';
import type { GiftTerms } from './queries.ts';
import type { Recipient } from './recipient-sheet.tsx';

/** One amount for all, or one for each. */
export type Split = 'same' | 'own';

const EMPTY = {
  chosen: [] as readonly Recipient[],
  split: 'same' as Split,
  same: '',
  own: {} as Readonly<Record<string, string>>,
  greeting: '',
};

/** Who is to get how much, as far as it is typed. */
export function useTransferDraft(terms: GiftTerms) {
  const [draft, setDraft] = useState(EMPTY);
  const { chosen, split, same, own, greeting } = draft;
  const typedFor = ({ memberId }: Recipient) => (split === 'same' ? same : (own[memberId] ?? ''));
  return {
    draft,
    change: (fields: Partial<typeof EMPTY>) => setDraft({ ...draft, ...fields }),
    typedFor,
    typeFor: ({ memberId }: Recipient, typed: string) =>
      setDraft({ ...draft, own: { ...own, [memberId]: typed } }),
    judged: judgeAmounts(chosen.map(typedFor), terms),
    /** As it is asked for, but for the password. */
    write: () => ({
      recipients: chosen.map((recipient) => ({
        memberId: recipient.memberId,
        amount: readTyped(typedFor(recipient)),
      })),
      greeting,
    }),
    startAgain: () => setDraft(EMPTY),
  };
}
