import { ageOn } from '@maneki/contract/identity/field-check';
import {
  CLAIM_MINUTES,
  normaliseName,
  PERSON_NAME,
  PERSON_NAME_CHARACTERS,
  type VerificationStatus,
} from '@maneki/contract/safety/verification';
import type { VerificationRefusal } from '@maneki/contract/safety/verification-refusals';
import { MINUTE_MS } from '@maneki/kernel/clock';
import { done, type Outcome, refused } from '@maneki/kernel/outcome';

export type Person = { readonly name: string; readonly birthday: string };

type Ages = { readonly today: string; readonly minimumAge: number };

type PersonRefusal = Extract<
  VerificationRefusal,
  { code: 'safety.name_invalid' | 'safety.birthday_invalid' | 'safety.too_young' }
>;

/** A name that papers could have, and a birthday of somebody who is old enough. */
export function readPerson(typed: Person, ages: Ages): Outcome<Person, PersonRefusal> {
  const name = normaliseName(typed.name);
  const { min, max } = PERSON_NAME_CHARACTERS;
  const length = [...name].length;
  if (length < min || length > max || !PERSON_NAME.test(name))
    return refused({ code: 'safety.name_invalid', detail: { min, max } });
  const { birthday } = typed;
  const age = ageOn(birthday, ages.today);
  if (age === undefined) return refused({ code: 'safety.birthday_invalid', detail: {} });
  if (age < ages.minimumAge)
    return refused({ code: 'safety.too_young', detail: { age: ages.minimumAge } });
  return done({ name, birthday });
}

type ClosedRefusal = Extract<
  VerificationRefusal,
  { code: 'safety.verification_in_review' | 'safety.verification_approved' }
>;

/** Why a member may not send anything now: somebody looks at their papers, or has accepted them. */
export function refuseWhileClosed(
  status: VerificationStatus | undefined,
): ClosedRefusal | undefined {
  if (status === 'IN_REVIEW') return { code: 'safety.verification_in_review', detail: {} };
  if (status === 'APPROVED') return { code: 'safety.verification_approved', detail: {} };
  return undefined;
}

export type Claim = {
  readonly status: VerificationStatus;
  readonly claimedBy: string | null;
  readonly claimedAt: Date | null;
};

export const isOpen = ({ status }: Pick<Claim, 'status'>): boolean =>
  status === 'SUBMITTED' || status === 'IN_REVIEW';

/** Who looks at it now; a claim that was left lying is nobody's. */
export function claimantOf({ status, claimedBy, claimedAt }: Claim, now: Date): string | undefined {
  if (status !== 'IN_REVIEW' || !claimedBy || !claimedAt) return undefined;
  const isOver = now.getTime() - claimedAt.getTime() > CLAIM_MINUTES * MINUTE_MS;
  return isOver ? undefined : claimedBy;
}

type TurnRefusal = Extract<
  VerificationRefusal,
  {
    code:
      | 'safety.verification_claimed'
      | 'safety.verification_unclaimed'
      | 'safety.verification_decided';
  }
>;

type ClaimRefusal = Exclude<TurnRefusal, { code: 'safety.verification_unclaimed' }>;

/** Why an operator may not take it from the queue. */
export function refuseClaim(claim: Claim, operator: string, now: Date): ClaimRefusal | undefined {
  if (!isOpen(claim)) return { code: 'safety.verification_decided', detail: {} };
  const other = claimantOf(claim, now);
  if (other === undefined || other === operator) return undefined;
  return { code: 'safety.verification_claimed', detail: { operator: other } };
}

type HeldRefusal = Extract<
  TurnRefusal,
  { code: 'safety.verification_claimed' | 'safety.verification_unclaimed' }
>;

/** Why an operator may not look at papers that wait. What is decided may be looked at again. */
export function refuseLook(claim: Claim, operator: string): HeldRefusal | undefined {
  if (!isOpen(claim) || claim.claimedBy === operator) return undefined;
  if (claim.claimedBy === null) return { code: 'safety.verification_unclaimed', detail: {} };
  return { code: 'safety.verification_claimed', detail: { operator: claim.claimedBy } };
}

/**
 * Why an operator may not put it back or decide about it. Whoever took it up may, also after the time for
 * it is over, unless another one took it over.
 */
export function refuseDecision(claim: Claim, operator: string): TurnRefusal | undefined {
  if (!isOpen(claim)) return { code: 'safety.verification_decided', detail: {} };
  return refuseLook(claim, operator);
}
