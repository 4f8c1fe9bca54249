/** A ceremony lasts five minutes on the server; another one takes its place before that. */
const RENEW_MS = 4 * 60_000;
/** A list that ends as soon as it is offered would otherwise be asked for without end. */
const SHORT_MS = 10_000;
const PAUSE_MS = 60_000;

export type Outcome = 'entered' | 'ended';

type Offering = {
  /** Offers passkeys in the field's list until one is chosen or it ends. */
  readonly offer: () => Promise<Outcome>;
  /** Calls the list off. */
  readonly cancel: () => void;
  /** A ceremony that the visitor began with the button: only one can run at a time. */
  readonly findOther: () => Promise<Outcome> | undefined;
  /** The form is gone. */
  readonly signal: AbortSignal;
};

/** Keeps passkeys in the field's list for as long as the form stands, each time with a fresh ceremony. */
export async function keepOffering(offering: Offering): Promise<void> {
  const { offer, cancel, findOther, signal } = offering;
  signal.addEventListener('abort', cancel, { once: true });
  while (!signal.aborted) {
    // Whatever went wrong there was told there.
    const other = await findOther()?.catch(() => undefined);
    if (other === 'entered' || signal.aborted) return;
    const beganMs = Date.now();
    const renewal = setTimeout(cancel, RENEW_MS);
    const outcome = await offer().finally(() => clearTimeout(renewal));
    if (outcome === 'entered' || signal.aborted) return;
    const isShort = Date.now() - beganMs < SHORT_MS;
    if (isShort && findOther() === undefined) await pause(signal);
  }
}

function pause(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, PAUSE_MS);
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer);
        resolve();
      },
      { once: true },
    );
  });
}
