/** The two looks that every merchant has. Dark is what a visitor sees who never chose. */
export const THEMES = ['dark', 'light'] as const;

export type Theme = (typeof THEMES)[number];

export const DEFAULT_THEME: Theme = 'dark';

/** Reads a theme from a cookie or an address; undefined for anything else. */
export const findTheme = (text: string): Theme | undefined =>
  THEMES.find((theme) => theme === text);
