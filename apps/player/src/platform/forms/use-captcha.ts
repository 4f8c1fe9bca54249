import { loginEndpoints } from '@maneki/contract/identity/login-endpoints';
import { useCallback, useEffect, useRef, useState } from 'react';
import { ask } from './ask.ts';

export type Captcha = {
  readonly isShown: boolean;
  readonly id: string;
  /** The address of the picture; empty while none is there. */
  readonly picture: string;
  readonly state: 'loading' | 'ready' | 'failed';
  /** Another picture; the answer to the one before counts no more. */
  readonly refresh: () => void;
};

const NONE = { id: '', picture: '', state: 'loading' } as const;

/** Who asks for a picture: the ways in have a call of their own. */
const CALLS = { entry: loginEndpoints.getCaptcha, form: loginEndpoints.getFormCaptcha } as const;

/** The picture of a form, loaded once it is shown. Not a query: only a visitor's wish may change it. */
export function useCaptcha(
  isShown: boolean,
  onChange: () => void,
  kind: keyof typeof CALLS = 'form',
): Captcha {
  const [captcha, setCaptcha] = useState<Pick<Captcha, 'id' | 'picture' | 'state'>>(NONE);
  const round = useRef(0);
  const load = useCallback(async () => {
    round.current += 1;
    const own = round.current;
    setCaptcha(NONE);
    const asked = await ask(CALLS[kind], {});
    // Whoever taps twice sees the second picture, whichever arrives last.
    if (own !== round.current) return;
    if (!asked.ok) setCaptcha({ ...NONE, state: 'failed' });
    else {
      const { id, value } = asked.value;
      setCaptcha({ id, picture: `data:image/png;base64,${value}`, state: 'ready' });
    }
  }, [kind]);
  useEffect(() => {
    if (isShown) load();
  }, [isShown, load]);
  const refresh = () => {
    onChange();
    load();
  };
  return { ...captcha, isShown, refresh };
}
