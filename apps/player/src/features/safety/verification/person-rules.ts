import { ageOn } from '@maneki/contract/identity/field-check';
import {
  normaliseName,
  PERSON_NAME,
  PERSON_NAME_CHARACTERS,
} from '@maneki/contract/safety/verification';
import type { Problems } from '#platform/forms/problem.ts';

export const PERSON_FIELDS = ['name', 'birthday'] as const;
export type PersonField = (typeof PERSON_FIELDS)[number];

/** The server's rules, told before anything is sent. */
export function checkPerson(
  values: Readonly<Record<PersonField, string>>,
  { minimumAge, today }: { readonly minimumAge: number; readonly today: string },
): Problems<PersonField> {
  const problems: Problems<PersonField> = {};
  const name = normaliseName(values.name);
  const { min, max } = PERSON_NAME_CHARACTERS;
  const length = [...name].length;
  if (length < min || length > max || !PERSON_NAME.test(name))
    problems.name = { type: 'verification.nameRule' };
  const age = ageOn(values.birthday, today);
  if (age === undefined) problems.birthday = { type: 'verification.birthdayRule' };
  else if (age < minimumAge)
    problems.birthday = { type: 'verification.ageRule', types: { age: String(minimumAge) } };
  return problems;
}
