/** The looks that ship: each with its pictures and both of its themes. */
export const LOOKS = ['maneki', 'sampaguita'] as const;

export type LookName = (typeof LOOKS)[number];

export const LOOK_THEMES = ['dark', 'light'] as const;

export type LookThemeName = (typeof LOOK_THEMES)[number];

/** The colours of a theme that an operator may choose, in groups as the console shows them. */
export const LOOK_COLOUR_GROUPS = {
  grounds: ['ground', 'groundDeep', 'surface', 'raised', 'overlay', 'sceneFirst', 'sceneSecond'],
  text: ['text', 'muted', 'faint', 'edge', 'focus'],
  primary: ['primaryFrom', 'primary', 'primaryTo', 'onPrimary', 'primaryText'],
  gold: ['goldFrom', 'gold', 'goldTo', 'onGold', 'goldText'],
  signs: [
    'success',
    'onSuccess',
    'successText',
    'danger',
    'onDanger',
    'dangerText',
    'noticeText',
    'treasureFrom',
    'treasureTo',
    'onTreasure',
  ],
} as const;

export type LookColourGroup = keyof typeof LOOK_COLOUR_GROUPS;

export type LookColour = (typeof LOOK_COLOUR_GROUPS)[LookColourGroup][number];

export const LOOK_COLOURS: readonly LookColour[] = Object.values(LOOK_COLOUR_GROUPS).flat();

/** Every colour of one theme, as `#rrggbb`. */
export type ThemeColours = Readonly<Record<LookColour, string>>;

/** Colours of a merchant's own, for both themes; what they are painted with is the look's. */
export type OwnColours = Readonly<Record<LookThemeName, ThemeColours>>;
