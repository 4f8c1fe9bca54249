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
  const [gate] = useState(createGate);
  const [isDrawnAnew, setIsDrawnAnew] = useState(false);
  const edition = useContext(EditionContext);
  useEffect(() => {
    const written = edition();
    const see = () => (edition() === written ? gate.open() : setIsDrawnAnew(true));
    return watch(place.current!, { see, touch: gate.open });
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
  if (isWritten && !gate.isOpen()) use(gate.opened);
  return children;
}

const never = () => () => {};

/** Whether it is open is known at once: a press may come before a promise can tell. */
type Gate = { readonly opened: Promise<void>; isOpen(): boolean; open(): void };

function createGate(): Gate {
  const { promise, resolve } = Promise.withResolvers<void>();
  let isOpen = false;
  return {
    opened: promise,
    isOpen: () => isOpen,
    open() {
      isOpen = true;
      resolve();
    },
  };
}

type Watchers = { readonly see: () => void; readonly touch: () => void };

/** Calls one of them, once: when the place comes into reach, or when it is touched before. */
function watch(place: HTMLElement, { see, touch }: Watchers): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      stop();
      see();
    },
    { rootMargin: REACH },
  );
  const onTouch = () => {
    stop();
    touch();
  };
  const stop = () => {
    observer.disconnect();
    for (const name of TOUCHES) place.removeEventListener(name, onTouch, true);
  };
  observer.observe(place);
  for (const name of TOUCHES) place.addEventListener(name, onTouch, true);
  return stop;
}
