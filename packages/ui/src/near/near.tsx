import {
  type CSSProperties,
  createContext,
  type ReactNode,
  Suspense,
  use,
  useContext,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';

/** How far off the screen a part wakes: about as far as one flick of a finger goes. */
const REACH = '75% 0px';
/** Whoever is quicker than the reach: their touch wakes the part before it becomes a press. */
const TOUCHES = ['pointerdown', 'focusin'] as const;

const EditionContext = createContext<() => unknown>(() => undefined);

/**
 * The application tells here which edition of its news a page shows: what the server wrote for an earlier one
 * is drawn anew when it comes near, because it would come alive with words that are not true any more.
 */
export const EditionProvider = EditionContext.Provider;

type NearProps = {
  readonly className?: string;
  readonly style?: CSSProperties;
  readonly children: ReactNode;
};

/**
 * What the server wrote stands as it is until it comes near the screen: only then does its code run. A
 * part that the browser itself draws is alive at once.
 */
export function Near({ className, style, children }: NearProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isDrawnAnew, setIsDrawnAnew] = useState(false);
  const [gate] = useState(() => createGate(() => setIsDrawnAnew(true)));
  const edition = useContext(EditionContext);
  useEffect(() => {
    const written = edition();
    return watch(place.current!, () => gate.open(() => edition() === written));
  }, [gate, edition]);
  return (
    <div ref={place} className={className} style={style}>
      <Suspense key={String(isDrawnAnew)}>
        <Gated gate={gate}>{children}</Gated>
      </Suspense>
    </div>
  );
}

/** What waits here has been written by the server: React leaves it in place as long as this waits. */
function Gated({ gate, children }: { readonly gate: Gate; readonly children: ReactNode }) {
  const isWritten = useSyncExternalStore(
    never,
    () => false,
    () => typeof window !== 'undefined',
  );
  const wait = isWritten ? gate.wait() : undefined;
  if (wait) use(wait);
  return children;
}

const never = () => () => {};

type Gate = {
  /** Lets through what the server wrote, if that is true; asked again when it comes alive, which may be later. */
  open(isTrue: () => boolean): void;
  /** What there is to wait for, if anything. Known at once: a press may come before a promise can tell. */
  wait(): Promise<void> | undefined;
};

function createGate(drawAnew: () => void): Gate {
  const { promise: opened, resolve } = Promise.withResolvers<void>();
  const { promise: forEver } = Promise.withResolvers<void>();
  let isTrue: (() => boolean) | undefined;
  return {
    open(check) {
      isTrue = check;
      if (check()) resolve();
      else drawAnew();
    },
    wait() {
      if (!isTrue) return opened;
      if (isTrue()) return undefined;
      // Not while React draws.
      queueMicrotask(drawAnew);
      return forEver;
    },
  };
}

/** Calls once: when the place comes into reach, or when it is touched before. */
function watch(place: HTMLElement, see: () => void): () => void {
  const seeOnce = () => {
    stop();
    see();
  };
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) seeOnce();
    },
    { rootMargin: REACH },
  );
  const stop = () => {
    observer.disconnect();
    for (const name of TOUCHES) place.removeEventListener(name, seeOnce, true);
  };
  observer.observe(place);
  for (const name of TOUCHES) place.addEventListener(name, seeOnce, true);
  return stop;
}
