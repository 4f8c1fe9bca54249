const TIMES = {
  /** A picture that hangs must not hold the scripts for longer. */
  start: 4_000,
  /** Whoever has not moved for so long reads; nothing that begins now disturbs them. */
  still: 4_000,
  /** What has not come alive by then does not answer to a press any more. */
  press: 5_000,
};

/**
 * The page can be read and its links followed without its scripts, so these are fetched once what is seen
 * first has come and is painted, or as soon as somebody touches the page.
 */
export function startLate(html: string, nonce: string | undefined): string {
  const mark = nonce ? ` nonce="${nonce}"` : '';
  const script = (...tasks: readonly ((times: typeof TIMES) => void)[]) => {
    const calls = tasks.map((task) => `(${task})(${JSON.stringify(TIMES)});`);
    return `<script${mark}>${calls.join('\n')}</script>`;
  };
  return html
    .replace('<head>', () => `<head>${script(keepStill, openStores)}`)
    .replaceAll('<link rel="modulepreload"', '<link rel="later"')
    .replace(/(<script[^>]*) type="module"/, '$1 type="later"')
    .replace('</body>', () => `${script(startWhenPainted, keepPresses)}</body>`);
}

/*
 * What follows runs in the browser as it is written here, before any other script: no function of it can use
 * anything from outside.
 */

/** The document is still until the first sign of a visitor, or for a while: see `afterStillness`. */
function keepStill(times: typeof TIMES): void {
  const signs = [
    'pointerdown',
    'pointermove',
    'keydown',
    'touchstart',
    'wheel',
    'scroll',
    'focusin',
  ];
  const { dataset } = document.documentElement;
  const move = () => {
    for (const sign of signs) removeEventListener(sign, see, true);
    delete dataset.still;
  };
  // A row that snaps into its place scrolls by itself.
  const see = ({ type, target }: Event) => {
    if (type !== 'scroll' || target === document) move();
  };
  dataset.still = '';
  for (const sign of signs) addEventListener(sign, see, { capture: true, passive: true });
  addEventListener('load', () => setTimeout(move, times.still));
  setTimeout(move, times.start + times.still);
}

/**
 * The first look into what this browser keeps waits for another of its processes, which has time while the
 * style sheet is on its way and not while the page is painted. Where a visitor lets no site keep anything,
 * already the look is refused: then the page remembers by itself, for as long as it lives.
 */
function openStores(): void {
  const createMemory = () => {
    const kept = new Map<string, string>();
    return {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    };
  };
  for (const name of ['sessionStorage', 'localStorage'] as const)
    setTimeout(() => {
      try {
        void window[name].length;
      } catch {
        Object.defineProperty(window, name, { value: createMemory() });
      }
    });
}

function startWhenPainted(times: typeof TIMES): void {
  const root = document.documentElement;
  const start = () => {
    touched.disconnect();
    const link = document.querySelector<HTMLLinkElement>('link[rel="later"]');
    if (link) {
      link.rel = 'modulepreload';
      // Each takes a browser a while to begin with: a finger may come in between.
      setTimeout(start);
      return;
    }
    const script = document.querySelector<HTMLScriptElement>('script[type="later"]');
    if (!script) return;
    script.type = 'module';
    // A browser looks at a script when it is put in its place.
    script.parentNode?.insertBefore(script, script.nextSibling);
  };
  const touched = new MutationObserver(start);
  touched.observe(root, { attributeFilter: ['data-still'] });
  setTimeout(start, times.start);
  addEventListener('load', () => {
    // Pictures that have come are drawn with the first frame or the second. Nobody sees a page in the background.
    if (document.hidden) start();
    else requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(start)));
  });
}

/** A press on something that has not come alive yet is kept, and done when it has. */
function keepPresses(times: typeof TIMES): void {
  // Links in a text of the operator live with the text, which follows them.
  const isAlive = (element: Element) =>
    Object.keys(element.closest('.rich-text') ?? element).some((key) =>
      key.startsWith('__reactProps'),
    );
  const press = (element: HTMLElement, until: number) => {
    if (isAlive(element)) element.click();
    else if (element.isConnected && performance.now() < until)
      requestAnimationFrame(() => press(element, until));
    else if (element instanceof HTMLAnchorElement) location.assign(element.href);
  };
  addEventListener(
    'click',
    (event) => {
      const element = (event.target as Element).closest<HTMLElement>('button, a[href^="/m/"]');
      const isPlain = !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
      if (!element || !event.isTrusted || !isPlain || isAlive(element)) return;
      // Before the scripts have come a link leads on by itself.
      if (element instanceof HTMLAnchorElement && !isAlive(document.body)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      press(element, performance.now() + times.press);
    },
    true,
  );
}
