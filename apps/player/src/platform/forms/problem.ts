import type { Refusal } from '@maneki/contract/visit';

/**
 * What is wrong, as a phrase and its arguments: it is put into words when it is shown, so it follows
 * the page's language.
 */
export type Problem = {
  /** Key of a phrase, such as `identity.login.codeRule`. */
  readonly type: string;
  /** Arguments of the phrase; `field` is itself the key of a phrase. */
  readonly types?: Readonly<Record<string, string>>;
  /** Said where the phrase is not at hand: the server's or the operator's own words. */
  readonly message?: string;
};

export type Problems<Name extends string> = Partial<Record<Name, Problem>>;

export function withoutProblem<Name extends string>(
  problems: Problems<Name>,
  name: Name,
): Problems<Name> {
  const { [name]: _right, ...wrong } = problems;
  return wrong as Problems<Name>;
}

/** Leaves out what is right. */
export const keepWrong = <Name extends string>(
  judged: Partial<Record<Name, Problem | undefined>>,
): Problems<Name> =>
  Object.fromEntries(
    Object.entries(judged).filter(([, problem]) => problem !== undefined),
  ) as Problems<Name>;

/** Words that an operator wrote, for which there is no phrase. */
const OWN_WORDS = 'own-words';

export const inOwnWords = (message: string): Problem => ({ type: OWN_WORDS, message });

/** A refusal of a call: its code names the phrase, its details are the arguments. */
export function problemOf({ code, message, detail }: Refusal): Problem {
  const [feature, reason] = code.split('.');
  return {
    type: `${feature}.refusals.${reason}`,
    types: Object.fromEntries(Object.entries(detail).map(([name, value]) => [name, `${value}`])),
    message,
  };
}

/** Nothing was entered where something must be. */
export const missing = (label: string): Problem => ({
  type: 'form.missing',
  types: { field: label },
});

/** Too short or too long, with the bounds in the words. */
export const outOfLength = ({ min, max }: { min: number; max: number }): Problem => ({
  type: min === max ? 'form.exactLength' : 'form.length',
  types: { min: `${min}`, max: `${max}` },
});

/** Whether the server said it: checking the field again here would not find it. */
export const isRefusal = ({ type }: Problem): boolean => type.includes('.refusals.');
