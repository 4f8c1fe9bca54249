const FORMS = /^\/m\/(?:login|register|forget)\/?$/i;

type Step = {
  /** The page from which the game was opened, as far as that is known. */
  readonly from: string | undefined;
  /** Whether this site has a page before the game in the history. */
  readonly hasPrevious: boolean;
};

/** How a game is left: one step back, or to the list where that step would lead to a form or away. */
export const leaveGame = ({ from, hasPrevious }: Step): 'back' | 'list' =>
  hasPrevious && !(from && FORMS.test(from)) ? 'back' : 'list';
