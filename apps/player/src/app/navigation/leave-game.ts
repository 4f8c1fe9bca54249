const FORMS = /^\/m\/(?:login|register|forget|trail)\/?$/i;

/** Where in the history somebody was before a form came up; undefined as long as none has. */
let beforeForm: number | undefined;
let before: string | undefined;

/**
 * Notes the page that somebody comes from, and the one that a form takes the place of. To be called while the
 * history is still at the page before.
 */
export function noteWay({ from, to }: { readonly from: string; readonly to: string }): void {
  before = from;
  if (FORMS.test(`/m${to.replace(/^\/m(?=\/)/, '')}`) && !FORMS.test(from)) beforeForm = stepNow();
}

/** The page that was shown before this one; undefined where the site was opened with this one. */
export const pageBefore = (): string | undefined => before;

/** How many pages of this site lie before this one in the history. */
export const stepNow = (): number => window.history.state?.idx ?? 0;

export const stepBeforeForm = (): number | undefined => beforeForm;

type Leaving = {
  /** The page from which the game was opened, as far as that is known. */
  readonly from: string | undefined;
  /** How far down in the history the game is. */
  readonly step: number;
  /** And whatever was there before somebody had to log in. */
  readonly beforeForm: number | undefined;
};

/**
 * How a game is left: by so many steps back to where it was wished for, past the form that somebody logged in
 * with; or to the list where nothing of that is known.
 */
export function leaveGame({ from, step, beforeForm }: Leaving): number | 'list' {
  if (step <= 0) return 'list';
  if (!from || !FORMS.test(from)) return -1;
  return beforeForm !== undefined && beforeForm < step ? beforeForm - step : 'list';
}
