/** Something before the sign, and a host with a point in it after: enough to send a code there. */
export const EMAIL_PATTERN =
  "^[A-Za-z0-9!#$%&'*+/=?^_{|}~.-]+@(?:[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?\\.)+[A-Za-z]{2,}$";

export const EMAIL_CHARACTERS = { min: 6, max: 100 } as const;

const EMAIL = new RegExp(EMAIL_PATTERN, 'u');

/** A typed address in the form that we store, or undefined when it is none. */
export function readEmail(typed: string): string | undefined {
  const email = typed.normalize('NFKC').trim().toLowerCase();
  if (email.length < EMAIL_CHARACTERS.min || email.length > EMAIL_CHARACTERS.max) return undefined;
  return EMAIL.test(email) ? email : undefined;
}
