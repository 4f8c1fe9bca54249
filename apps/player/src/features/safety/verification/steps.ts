import type { DocumentKind } from '@maneki/contract/safety/verification';
import type { Verification } from '@maneki/contract/safety/verification-schemas';

/** What is asked for, one after the other. */
export const STEPS = ['person', 'document', 'photos'] as const;
export type Step = (typeof STEPS)[number];

export type Shown = { readonly step: Step | 'status'; readonly kind: DocumentKind };

/** Where nobody may go on: somebody looks at the papers, or has accepted them. */
const CLOSED: readonly string[] = ['IN_REVIEW', 'APPROVED'];

/**
 * What an address shows. Steps that need another one first lead to that one, and where papers were sent in
 * the page tells what became of them, unless the member wants to send others.
 */
export function readStep(
  address: URLSearchParams,
  { person, kinds, latest }: Pick<Verification, 'person' | 'kinds' | 'latest'>,
): Shown {
  const asked = STEPS.find((step) => step === address.get('step'));
  const kind = kinds.find((offered) => offered === address.get('kind')) ?? kinds[0]!;
  const isClosed = latest !== null && CLOSED.includes(latest.status);
  if (isClosed || (latest !== null && !asked)) return { step: 'status', kind };
  if (!person) return { step: 'person', kind };
  return { step: asked ?? 'person', kind };
}
