import { isRun } from '@maneki/contract/identity/field-check';
import { dictionary } from '@zxcvbn-ts/language-common';

/** How long a password may be, in characters. */
export const PASSWORD_CHARACTERS = { min: 6, max: 20 } as const;

/** Why a password cannot be taken, or undefined: first its form, then how soon it would be guessed. */
export function judgePassword({
  password,
  username,
}: {
  password: string;
  username: string;
}): 'identity.password_format' | 'identity.password_weak' | undefined {
  const length = [...password].length;
  const isOfForm =
    length >= PASSWORD_CHARACTERS.min &&
    length <= PASSWORD_CHARACTERS.max &&
    /\p{L}/u.test(password) &&
    /[0-9]/.test(password);
  if (!isOfForm) return 'identity.password_format';
  const isWeak = resembles(password, username) || isCommon(password);
  return isWeak ? 'identity.password_weak' : undefined;
}

/** Whoever knows the name tries it first, alone and with something around it. */
function resembles(password: string, username: string): boolean {
  if (username === '') return false;
  const [typed, name] = [password.toLowerCase(), username.toLowerCase()];
  return typed.includes(name) || name.includes(typed);
}

/** In the list of passwords that leaked most often, or such a word in a thin disguise. */
function isCommon(password: string): boolean {
  const typed = password.toLowerCase();
  return [typed, ...listUndisguised(typed)].some(
    (word) => listed().has(word) || listed().has(withoutDigitLetters(word)),
  );
}

/** `Summer2024!` → `summer`, `a111111` → `111111`. */
function listUndisguised(typed: string): string[] {
  const [, before = '', word = '', after = ''] = /^([^a-z]*)(.*?)([^a-z]*)$/.exec(typed) ?? [];
  const [, first = '', digits = '', last = ''] = /^([a-z]*)([0-9]+)([a-z]*)$/.exec(typed) ?? [];
  return [
    ...(isThin(before) && isThin(after) ? [word] : []),
    // The first character may stand for a letter: `4dmin` is read as `admin`.
    ...(isThin(after) ? [`${before}${word}`] : []),
    ...(first.length + last.length <= 2 ? [digits] : []),
  ];
}

/** What people add when a form asks for more: little, the same again, a count, or a year. */
function isThin(decoration: string): boolean {
  if (decoration.length <= 2) return true;
  const digits = decoration.replace(/[^0-9]/g, '');
  if (decoration.length - digits.length > 2) return false;
  return digits.length <= 1 || isYear(digits) || isRun(digits);
}

const isYear = (digits: string): boolean => /^(?:19|20)\d\d$/.test(digits);

const LETTERS_MEANT: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

const withoutDigitLetters = (word: string): string =>
  word.replace(/[013457@$!]/g, (sign) => LETTERS_MEANT[sign]!);

let list: ReadonlySet<string> | undefined;

/** Some fifty thousand words, made findable when the first password is judged. */
function listed(): ReadonlySet<string> {
  list ??= new Set(dictionary['passwords-common']);
  return list;
}
