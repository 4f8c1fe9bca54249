import type { SessionReply } from '@maneki/contract/identity/fragments';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { call } from '#platform/call/browser.ts';
import type { Refused } from '#platform/forms/ask.ts';
import { useCaptcha } from '#platform/forms/use-captcha.ts';
import { useFields } from '#platform/forms/use-fields.ts';
import { afterLogin } from '../after-login.ts';
import { useDialingCode } from '../components/use-dialing-code.ts';
import type { WayIn } from '../entered-listeners.ts';
import { entryMemory } from '../entry-memory.ts';
import { useNumberProof } from '../firebase/use-number-proof.ts';
import { loginSettingsQuery } from '../form-queries.ts';
import { logIn } from '../mutations.ts';
import { rememberedLogin } from '../remembered-login.ts';
import {
  checkLogin,
  FIELD_OF_LOGIN_REFUSAL,
  isPictureSent,
  LOGIN_FIELDS,
  type LoginField,
  type LoginMode,
  toLoginRequest,
} from './login-rules.ts';
import { useLoginCode } from './use-login-code.ts';

export type LoginOptions = {
  readonly role: 'member' | 'agent';
  readonly onDone: (session: SessionReply) => void;
};

/** Everything that the login form knows and does; how it looks is the form's own business. */
export function useLogin({ role, onDone }: LoginOptions) {
  const kept = entryMemory.choice();
  const [chosen, setMode] = useState<LoginMode>(kept.loginMode ?? 'username');
  const { data: settings } = useQuery(loginSettingsQuery(call));
  // A way that the merchant has closed meanwhile is left for the one that is always open.
  const mode = settings?.isMobileOffered === false ? 'username' : chosen;
  const [dialingCode, setDialingCode] = useDialingCode();
  const [isRemembered, setIsRemembered] = useState(false);
  // Names and codes are guarded apart, so the picture of one way is not asked for in the other.
  const [guarded, setGuarded] = useState<readonly LoginMode[]>(kept.guarded ?? []);
  const isCaptchaShown = guarded.includes(mode);
  const standing = { mode, dialingCode, isCaptchaShown };
  const fields = useFields<LoginField>({
    names: LOGIN_FIELDS,
    check: (values) => checkLogin(values, standing),
    memory: entryMemory,
  });
  const captcha = useCaptcha(isCaptchaShown, () => fields.write('captcha', ''), 'entry');

  const proof = useNumberProof(settings?.firebase);

  const refuse = (refused: Refused, isPictureUsed: boolean) => {
    if (refused.refusal?.detail.captcha === true) setGuarded((modes) => [...modes, mode]);
    if (isPictureUsed) captcha.refresh();
    fields.refuse(refused, FIELD_OF_LOGIN_REFUSAL);
  };
  const enter = async (session: SessionReply, via: WayIn, password = '') => {
    await afterLogin(session, { via, password });
    onDone(session);
  };
  const send = fields.submit(async (values) => {
    const request = toLoginRequest(values, { ...standing, role, captchaId: captcha.id });
    const proven = mode === 'sms' && proof ? await proof.prove(request.code) : {};
    if (!proven) return;
    const asked = await logIn({ ...request, ...proven });
    if (!asked.ok) return refuse(asked, isPictureSent(standing));
    // A device that cannot keep it is no reason to keep somebody out.
    await remember(isRemembered, request).catch(reportError);
    await enter(asked.value, mode === 'sms' ? 'sms' : 'password', request.password);
  });

  const code = useLoginCode({
    fields,
    captcha,
    dialingCode,
    proof,
    refuse: (refused) => refuse(refused, isCaptchaShown),
  });

  const refill = useEffectEvent(async () => {
    const record = await rememberedLogin.read();
    const { username, mobileNum } = fields.read();
    // Whoever is faster than the store has typed something else.
    if (!record || username !== '' || mobileNum !== '') return;
    setIsRemembered(true);
    setMode(record.type);
    setDialingCode(record.countryDialingCode);
    fields.write(record.type === 'sms' ? 'mobileNum' : 'username', record.username);
    fields.write('password', record.password);
  });
  useEffect(() => {
    entryMemory.open();
    refill().catch(reportError);
  }, []);
  useEffect(() => entryMemory.choose({ loginMode: mode, guarded }), [mode, guarded]);

  return {
    fields,
    mode,
    dialingCode,
    setDialingCode,
    isRemembered,
    captcha,
    code,
    enter,
    send,
    setIsRemembered(isWanted: boolean) {
      setIsRemembered(isWanted);
      if (!isWanted) rememberedLogin.forget().catch(reportError);
    },
    switchMode() {
      setMode(mode === 'username' ? 'sms' : 'username');
      fields.clear();
      // The other way has a picture of its own, or none.
      fields.write('captcha', '');
    },
  };
}

function remember(isWanted: boolean, request: ReturnType<typeof toLoginRequest>): Promise<void> {
  if (!isWanted) return rememberedLogin.forget();
  const { type, username, password, mobileNum, countryDialingCode } = request;
  const name = type === 'sms' ? mobileNum : username;
  return rememberedLogin.write({ type, username: name, password, countryDialingCode });
}
