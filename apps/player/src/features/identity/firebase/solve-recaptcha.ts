import type { SolveRiddle } from './number-proof.ts';

const SCRIPT = 'https://www.google.com/recaptcha/api.js?render=explicit';

/** Longer than anybody looks for traffic lights; who goes away has not solved it. */
const SOLVING_MS_MAX = 120_000;

/** What we use of Google's script. */
type Recaptcha = {
  ready(then: () => void): void;
  render(
    place: HTMLElement,
    options: {
      readonly sitekey: string;
      readonly size: 'invisible';
      readonly callback: (token: string) => void;
      readonly 'error-callback': () => void;
    },
  ): number;
  execute(id: number): void;
};

let loading: Promise<Recaptcha> | undefined;

/** Asks Google whether this is a person. Most are not asked anything; others see a riddle above the page. */
export const solveRecaptcha: SolveRiddle = async (siteKey) => {
  loading ??= loadRecaptcha();
  const recaptcha = await loading.catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  const place = document.body.appendChild(document.createElement('div'));
  try {
    return await new Promise<string>((resolve, reject) => {
      const fail = () => reject(new Error('the riddle was not solved'));
      setTimeout(fail, SOLVING_MS_MAX);
      recaptcha.execute(
        recaptcha.render(place, {
          sitekey: siteKey,
          size: 'invisible',
          callback: resolve,
          'error-callback': fail,
        }),
      );
    });
  } finally {
    place.remove();
  }
};

function loadRecaptcha(): Promise<Recaptcha> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = SCRIPT;
    script.onerror = () => {
      script.remove();
      reject(new Error('Google’s riddle was not loaded'));
    };
    script.onload = () => {
      const { grecaptcha } = window as unknown as { readonly grecaptcha: Recaptcha };
      grecaptcha.ready(() => resolve(grecaptcha));
    };
    document.head.append(script);
  });
}
