/**
 * What journeys touch of a browser's window. The tests are checked as programs of Node, which has no
 * window; a file whose functions run inside a page declares one of this type for itself.
 */
export type PageWindow = {
  readonly innerWidth: number;
  readonly scrollY: number;
  readonly location: { readonly href: string };
  readonly history: { readonly length: number };
  readonly document: PageDocument;
  readonly localStorage: PageStorage;
  readonly navigator: {
    readonly serviceWorker: { readonly ready: Promise<{ readonly active: object | null }> };
    readonly clipboard: { readText(): Promise<string> };
  };
  readonly caches: { match(path: string): Promise<object | undefined> };
  fetch(path: string, options?: object): Promise<Response>;
  getComputedStyle(element: PageElement): {
    readonly backgroundColor: string;
    getPropertyValue(name: string): string;
  };
  requestAnimationFrame(draw: () => void): number;
};

export type PageElement = {
  readonly dataset: Record<string, string | undefined>;
  readonly lang: string;
  readonly tagName: string;
  readonly textContent: string | null;
  readonly scrollWidth: number;
  readonly scrollHeight: number;
  readonly style: {
    fontSize: string;
    setProperty(name: string, value: string): void;
    getPropertyValue(name: string): string;
  };
  getAttribute(name: string): string | null;
  contains(other: PageElement | null): boolean;
};

type PageDocument = {
  readonly documentElement: PageElement;
  readonly body: PageElement | null;
  readonly activeElement: PageElement | null;
  querySelector(selector: string): PageElement | null;
  getAnimations(): readonly { readonly finished: Promise<unknown> }[];
};

type PageStorage = {
  readonly length: number;
  getItem(name: string): string | null;
  setItem(name: string, value: string): void;
};
