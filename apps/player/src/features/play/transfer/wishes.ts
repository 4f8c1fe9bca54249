/**
 * Keys of wishes that move money. One wish keeps its key until it is answered, so that pressing again
 * after a lost reply asks for the same movement and not for a second one.
 */
export function createWishes(makeKey: () => string) {
  const unanswered = new Map<string, string>();
  return {
    /** The key of the wish for these terms: the one under way, or a new one. */
    keyFor(terms: object): string {
      const name = JSON.stringify(terms);
      const key = unanswered.get(name) ?? makeKey();
      unanswered.set(name, key);
      return key;
    },
    /** Done or refused, but answered: the same terms are a new wish now. */
    answer(terms: object): void {
      unanswered.delete(JSON.stringify(terms));
    },
  };
}
