/** Colours of one theme. Plain `#rrggbb`, so that the contrast of every pair can be computed. */
export type LookColours = {
  /** Behind everything, and behind the phone column on a wide screen. */
  readonly ground: string;
  readonly groundDeep: string;
  /** The two lights in the air behind a page, at their strongest; text may stand on them. */
  readonly sceneFirst: string;
  readonly sceneSecond: string;
  /** Cards, then what stands on cards (fields, chips), then sheets and dialogs. */
  readonly surface: string;
  readonly raised: string;
  readonly overlay: string;
  readonly text: string;
  readonly muted: string;
  readonly faint: string;
  /** The edge of a control that has no other sign of where it ends. */
  readonly edge: string;
  readonly focus: string;
  /** The one primary action: a fill of three stops, the ink on it, and the same hue as text. */
  readonly primaryFrom: string;
  readonly primary: string;
  readonly primaryTo: string;
  readonly onPrimary: string;
  readonly primaryText: string;
  /** Money and wins. */
  readonly goldFrom: string;
  readonly gold: string;
  readonly goldTo: string;
  readonly onGold: string;
  readonly goldText: string;
  readonly success: string;
  readonly onSuccess: string;
  readonly successText: string;
  readonly danger: string;
  readonly onDanger: string;
  readonly dangerText: string;
  readonly noticeText: string;
  /** The panel of a jackpot or a VIP level, dark in both themes. */
  readonly treasureFrom: string;
  readonly treasureTo: string;
  readonly onTreasure: string;
};

/** Paint that is more than one colour: any CSS value of the named kind. */
export type LookPaint = {
  readonly line: string;
  readonly scene: string;
  readonly surfaceFill: string;
  readonly barFill: string;
  readonly scrim: string;
  readonly sheen: string;
  readonly shadowCard: string;
  readonly shadowLift: string;
  readonly shadowOverlay: string;
  readonly glowPrimary: string;
  readonly glowGold: string;
};

/** Form, the same in both themes. */
export type LookShape = {
  readonly radiusCard: string;
  readonly radiusTile: string;
  readonly radiusField: string;
  readonly radiusControl: string;
  readonly radiusButton: string;
  readonly radiusSheet: string;
  /** Latin faces; faces for other scripts, and the generic one, follow by the language. */
  readonly fontBody: string;
  readonly fontDisplay: string;
};

export type LookTheme = LookColours & LookPaint;

/** A merchant's look: every token for both themes. A missing one does not compile. */
export type Look = {
  readonly name: string;
  readonly shape: LookShape;
  readonly dark: LookTheme;
  readonly light: LookTheme;
};

/** Colours of a merchant's own in place of a look's, for both themes. */
export type OwnColours = { readonly dark: LookColours; readonly light: LookColours };

/** What a look paints with more than one colour, said by the colours alone, so that it follows them. */
const PAINT_OF_COLOURS = {
  scene:
    'radial-gradient(120% 420px at 85% -60px, var(--look-scene-first), transparent 70%), radial-gradient(90% 520px at 0 190px, var(--look-scene-second), transparent 70%), linear-gradient(var(--look-surface), var(--look-ground) 640px)',
  surfaceFill: 'linear-gradient(180deg, var(--look-raised) 0, var(--look-surface) 100%)',
  barFill: 'linear-gradient(var(--look-surface), var(--look-ground))',
} as const satisfies Partial<LookPaint>;

/** A look in other colours: its shapes, shadows and pictures stay. */
export function wearColours(look: Look, own: OwnColours | null): Look {
  if (!own) return look;
  return {
    ...look,
    dark: { ...look.dark, ...own.dark, ...PAINT_OF_COLOURS },
    light: { ...look.light, ...own.light, ...PAINT_OF_COLOURS },
  };
}

/** Tokens of a theme or a shape as CSS variables, for a page that is open already. */
export function listVariables(tokens: LookTheme | LookShape): [name: string, value: string][] {
  return Object.entries(tokens).map(([name, value]) => [`--look-${kebab(name)}`, value]);
}

/** Text that could leave its declaration, or the style element around it. */
const UNSAFE = /[;{}<>\\]|\/\*/;

/**
 * Writes a look as CSS text for the document. Looks are data that an operator may edit, so a value
 * that could end its declaration is refused instead of written.
 */
export function renderLook(look: Look): string {
  const dark = declarations({ ...look.shape, ...look.dark });
  return `:root{${dark}}:root[data-theme=light]{${declarations(look.light)}}`;
}

function declarations(tokens: Readonly<Record<string, string>>): string {
  return Object.entries(tokens)
    .map(([name, value]) => {
      if (UNSAFE.test(value)) throw new Error(`the token ${name} has an unusable value`);
      return `--look-${kebab(name)}:${value}`;
    })
    .join(';');
}

const kebab = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
