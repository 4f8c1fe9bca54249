import type { IdentityRefusal } from '@maneki/contract/identity/refusals';
import { invariant } from '@maneki/kernel/invariant';
import { done, type Outcome, refused } from '@maneki/kernel/outcome';
import type { Tx } from '#platform/database/database';
import { defaultFields } from './default-fields.ts';
import type { FieldChange } from './field-change.ts';
import * as store from './store.ts';

/** No field on the wire is longer, so neither need a rule be. */
const CHARACTERS_MAX = 200;

type InvalidField = Extract<IdentityRefusal, { code: 'identity.field_invalid' }>;

/** Keeps a merchant's rules, or none of them when one could not be used. */
export async function changeFieldSettings(
  tx: Tx,
  { merchantCode, changes }: { merchantCode: string; changes: readonly FieldChange[] },
): Promise<Outcome<{ changed: number }, InvalidField>> {
  for (const change of changes) {
    const rule = findFault(change);
    if (rule)
      return refused({ code: 'identity.field_invalid', detail: { field: change.field, rule } });
  }
  for (const change of changes) await store.upsertFieldSetting(tx, { merchantCode, change });
  return done({ changed: changes.length });
}

function findFault(change: FieldChange): 'required' | 'length' | 'format' | undefined {
  const { lengthMin, lengthMax, pattern } = change;
  if (change.isRequired && !change.isEnabled) return 'required';
  const isLength = (value: number | null) =>
    value === null || (Number.isInteger(value) && value >= 0 && value <= CHARACTERS_MAX);
  if (!isLength(lengthMin) || !isLength(lengthMax)) return 'length';
  const own = defaultFields(null).find(({ field }) => field === change.field);
  invariant(own, `${change.field} is no field`);
  if ((lengthMin ?? own.lengthMin) > (lengthMax ?? own.lengthMax)) return 'length';
  return pattern === null || isUsablePattern(pattern) ? undefined : 'format';
}

/**
 * A pattern runs on every keystroke and on the server: it must compile, speak of the whole value,
 * and leave nothing to be tried in many ways, which can take for ever on a text that does not fit.
 */
export function isUsablePattern(pattern: string): boolean {
  if (pattern.length > CHARACTERS_MAX) return false;
  if (!pattern.startsWith('^') || !pattern.endsWith('$')) return false;
  if (repeatsChoice(pattern)) return false;
  try {
    return new RegExp(pattern, 'u').source !== '';
  } catch {
    return false;
  }
}

/** Whether a group repeats that holds a repetition or a choice itself, such as `(a+)+` or `(a|aa)*`. */
function repeatsChoice(pattern: string): boolean {
  const signs = pattern
    .replace(/\\[pP]\{[^}]*\}|\\./gu, 'x')
    .replace(/\[[^\]]*\]/gu, 'x')
    .replace(/\(\?(?:[:=!]|<[=!]|<\w+>)/gu, '(');
  const groups = [false];
  for (const [index, sign] of [...signs].entries()) {
    if (sign === '(') groups.push(false);
    else if (sign === ')') {
      const hasChoice = groups.pop();
      if (hasChoice && /[+*{]/.test(signs[index + 1] ?? '')) return true;
      if (hasChoice) groups[groups.length - 1] = true;
    } else if (/[+*{?|]/.test(sign)) groups[groups.length - 1] = true;
  }
  return false;
}
