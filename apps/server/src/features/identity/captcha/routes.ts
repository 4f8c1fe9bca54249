import type { identityEndpoints } from '@maneki/contract/identity/endpoints';
import { done } from '@maneki/kernel/outcome';
import type { Call } from '#platform/calls/call';
import type { Handlers } from '#platform/calls/handlers';
import type { IdentityServices } from '../identity-services.ts';
import { makeCaptcha } from './make-captcha.ts';

/** Translates between the wire and the use cases. Decides nothing. */
export function captchaHandlers(
  services: IdentityServices,
): Pick<Handlers<typeof identityEndpoints>, 'getCaptcha' | 'getFormCaptcha'> {
  const draw = async (call: Call) => done(await makeCaptcha(services, call));
  return { getCaptcha: draw, getFormCaptcha: draw };
}
