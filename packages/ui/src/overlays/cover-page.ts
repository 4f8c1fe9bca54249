/** Takes all beside an element out of reach, for fingers, keys and screen readers. Answers what gives it back. */
export function coverPage(above: HTMLElement): () => void {
  const covered = besideOf(above).filter((element) => !element.inert);
  for (const element of covered) element.inert = true;
  return () => {
    for (const element of covered) element.inert = false;
  };
}

/** The siblings of an element and of all that it lies in. What opens as a modal takes the rest out of reach itself. */
function besideOf(above: HTMLElement): HTMLElement[] {
  const { parentElement: parent } = above;
  if (!parent || above === document.body) return [];
  const siblings = [...parent.children].filter(
    (element): element is HTMLElement =>
      element !== above &&
      element instanceof HTMLElement &&
      !element.matches('dialog, script, style'),
  );
  return [...siblings, ...besideOf(parent)];
}
