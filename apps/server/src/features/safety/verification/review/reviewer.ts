import type { VerificationRow } from '../store.ts';

/** Which papers of which merchant, and who looks at them. */
export type Reviewer = {
  readonly id: string;
  readonly merchantCode: string;
  readonly operator: string;
  readonly now: Date;
};

/** Found in the trail among everything else that was done about the member. */
export const subjectOf = ({ memberId }: Pick<VerificationRow, 'memberId'>): string =>
  `member ${memberId}`;
