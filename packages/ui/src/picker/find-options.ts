import type { PickerOption } from './picker.tsx';

/**
 * The options that hold what was typed, in their own order. Width, case and accents do not matter:
 * who types `８１` or `vietnam` finds `+81` and `Việt Nam`.
 */
export function findOptions(options: readonly PickerOption[], typed: string) {
  const wanted = plain(typed);
  return wanted ? options.filter((option) => plain(option.text).includes(wanted)) : options;
}

const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}|\s/gu, '')
    .toLowerCase();
