import type { RegistrationSettings } from '@maneki/contract/identity/registration-schemas';
import { useEffect, useState } from 'react';
import { proofs } from '#platform/call/prove-call.ts';
import type { Refused } from '#platform/forms/ask.ts';
import { useCaptcha } from '#platform/forms/use-captcha.ts';
import { useFields } from '#platform/forms/use-fields.ts';
import { usePreparedProof } from '#platform/forms/use-prepared-proof.ts';
import { isInstalled, isNativeApp, isWebClip } from '#platform/install/installed.ts';
import { afterLogin } from '../after-login.ts';
import { useDialingCode } from '../components/use-dialing-code.ts';
import { entryMemory } from '../entry-memory.ts';
import { useNumberProof } from '../firebase/use-number-proof.ts';
import { register } from '../mutations.ts';
import {
  type Method,
  REGISTER_FIELDS,
  type RegisterField,
  readField,
  registerMethodOf,
  type SocialSignup,
  settingsFor,
  toRegistration,
} from './registration.ts';
import { checkRegistration, placeRefusal } from './registration-rules.ts';
import { useAvailability } from './use-availability.ts';
import type { useInvitation } from './use-invitation.ts';
import { useRegistrationCode } from './use-registration-code.ts';

type Registered = Extract<Awaited<ReturnType<typeof register>>, { ok: true }>['value'];

export type RegisterOptions = {
  readonly settings: RegistrationSettings;
  readonly method: Method;
  readonly invitation: ReturnType<typeof useInvitation>;
  /** What another service told about this visitor. */
  readonly signup: SocialSignup | undefined;
  readonly onDone: (registered: Registered) => void;
};

/** Everything that the registration form knows and does. */
export function useRegister(options: RegisterOptions) {
  const { settings, method: first, invitation, signup, onDone } = options;
  const { countryCode, minimumAge, today } = settings;
  const [method, setMethod] = useMethod(settings, first);
  const [dialingCode, setDialingCode] = useDialingCode(countryCode);
  const [isAgreed, setIsAgreed] = useState(true);
  const [isDone, setIsDone] = useState(false);
  const asked = settingsFor(method, settings);
  const standing = { fields: asked, dialingCode, countryCode, minimumAge, today };
  const fields = useFields<RegisterField>({
    names: REGISTER_FIELDS,
    check: (values) => checkRegistration(values, standing),
    rules: settings,
    memory: entryMemory,
  });
  useEffect(() => entryMemory.open(), []);
  usePreparedProof('register');
  const captcha = useCaptcha(true, () => fields.write('captcha', ''), 'entry');

  const isFieldShown = (name: RegisterField) =>
    name === 'confirmPassword' || asked.some(({ field, isEnabled }) => field === name && isEnabled);

  const find = (name: 'username' | 'email') => {
    const value = readField(name, fields.watch(name), countryCode);
    // The name of somebody who has just registered is taken, by themselves.
    const isAsked = !isDone && !fields.isPending && isFieldShown(name);
    const isRight = isAsked && !checkRegistration(fields.read(), standing)[name];
    return { value, isRight };
  };
  const availability = {
    username: useAvailability('username', find('username')),
    email: useAvailability('email', find('email')),
  };

  const proof = useNumberProof(settings.firebase);

  const refuse = (refused: Refused) => {
    captcha.refresh();
    proofs.prepare('register');
    if (!refused.refusal) return fields.show(refused.problem);
    const { problem, field } = placeRefusal(refused.refusal, standing);
    // What has no place in this form is told above the button.
    const isShown = field && (field === 'captcha' || isFieldShown(field));
    fields.show(problem, isShown ? field : undefined);
  };

  const send = fields.submit(async (values) => {
    const { hostname } = window.location;
    const request = toRegistration(values, {
      fields: asked,
      dialingCode,
      countryCode,
      captchaId: captcha.id,
      hostName: hostname,
      registerMethod: registerMethodHere(),
      isAgreed,
      invitation,
      social: signup?.provider,
    });
    const isProven = proof && isFieldShown('verificationCode');
    const proven = isProven ? await proof.prove(request.verificationCode ?? '') : {};
    if (!proven) return;
    const answer = await register(method, { ...request, ...proven });
    if (!answer.ok) return refuse(answer);
    await afterLogin(answer.value, { via: 'registration', password: request.password });
    setIsDone(true);
    onDone(answer.value);
  });

  const code = useRegistrationCode({ fields, captcha, dialingCode, proof, refuse });

  return {
    fields,
    asked,
    method,
    dialingCode,
    setDialingCode,
    isAgreed,
    setIsAgreed,
    captcha,
    code,
    availability,
    send,
    switchMethod(next: Method) {
      setMethod(next);
      fields.clear();
    },
  };
}

/** The way to register that was chosen, here or before; one that the merchant has closed meanwhile is left. */
function useMethod({ methods }: Pick<RegisterOptions['settings'], 'methods'>, first: Method) {
  const [chosen, setChosen] = useState(entryMemory.choice().registerMethod ?? first);
  const choose = (next: Method) => {
    setChosen(next);
    entryMemory.choose({ registerMethod: next });
  };
  return [methods[chosen] ? chosen : first, choose] as const;
}

export type Registering = ReturnType<typeof useRegister>;

const registerMethodHere = () =>
  registerMethodOf({
    isInApp: isNativeApp(),
    isWebClip: isWebClip(),
    isStandalone: isInstalled(),
  });
