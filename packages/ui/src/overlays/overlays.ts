export type ToastKind = 'success' | 'notice' | 'error';

export type ToastRequest = {
  readonly kind: ToastKind;
  readonly text: string;
  readonly durationMs: number;
};

export type LoadingRequest = { readonly text: string; readonly endsAfterMs: number };

export type AlertRequest = {
  readonly title: string;
  readonly text: string;
  readonly confirmLabel: string;
};

export type ConfirmRequest = AlertRequest & {
  readonly cancelLabel: string;
  readonly isDangerous?: boolean;
};

type Numbered<Request> = Request & { readonly id: number };

export type Question = Numbered<AlertRequest & Partial<ConfirmRequest>> & {
  readonly answer: (isConfirmed: boolean) => void;
};

export type OverlaysSnapshot = {
  readonly toasts: readonly Numbered<ToastRequest>[];
  readonly loadings: readonly Numbered<LoadingRequest>[];
  readonly questions: readonly Question[];
};

const NOTHING: OverlaysSnapshot = { toasts: [], loadings: [], questions: [] };

/**
 * What lies over the page, asked for from anywhere and drawn by the outlet. It has no dependencies,
 * so a first view may import it.
 */
export function createOverlays() {
  let snapshot = NOTHING;
  let lastId = 0;
  let isDrawn = false;
  const listeners = new Set<() => void>();

  const change = (next: Partial<OverlaysSnapshot>) => {
    snapshot = { ...snapshot, ...next };
    for (const listener of listeners) listener();
  };
  const remove = (kind: keyof OverlaysSnapshot, id: number) => {
    const left = snapshot[kind].filter((entry) => entry.id !== id);
    if (left.length < snapshot[kind].length) change({ [kind]: left });
  };
  const expire = ({ id, durationMs }: Numbered<ToastRequest>) =>
    setTimeout(() => remove('toasts', id), durationMs);

  function ask(request: AlertRequest & Partial<ConfirmRequest>): Promise<boolean> {
    const id = ++lastId;
    return new Promise((resolve) => {
      const answer = (isConfirmed: boolean) => {
        remove('questions', id);
        resolve(isConfirmed);
      };
      change({ questions: [...snapshot.questions, { ...request, id, answer }] });
    });
  }

  return {
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getSnapshot: (): OverlaysSnapshot => snapshot,
    getServerSnapshot: (): OverlaysSnapshot => NOTHING,

    /** Said by the drawing when it is there: a toast's time begins when it can be read. */
    markDrawn(): void {
      if (isDrawn) return;
      isDrawn = true;
      for (const waiting of snapshot.toasts) expire(waiting);
    },
    toast(request: ToastRequest): void {
      const added = { ...request, id: ++lastId };
      change({ toasts: [...snapshot.toasts, added] });
      if (isDrawn) expire(added);
    },
    /** Answers with what ends it; nobody's forgetting can leave it standing. */
    showLoading(request: LoadingRequest): () => void {
      const id = ++lastId;
      change({ loadings: [...snapshot.loadings, { ...request, id }] });
      const timer = setTimeout(() => remove('loadings', id), request.endsAfterMs);
      return () => {
        clearTimeout(timer);
        remove('loadings', id);
      };
    },
    confirm: (request: ConfirmRequest): Promise<boolean> => ask(request),
    async alert(request: AlertRequest): Promise<void> {
      await ask(request);
    },
  };
}

export const overlays = createOverlays();

export const { toast, showLoading, confirm, alert } = overlays;
