import type { identityEndpoints } from '@maneki/contract/identity/endpoints';
import type { registrationConsoleEndpoints } from '@maneki/contract/identity/registration-console-endpoints';
import type { Handlers } from '#platform/calls/handlers';
import { bindingHandlers } from './binding/routes.ts';
import { captchaHandlers } from './captcha/routes.ts';
import { codeHandlers } from './codes/routes.ts';
import { headIconHandlers } from './head-icon/routes.ts';
import type { IdentityServices } from './identity-services.ts';
import { loginHandlers } from './login/routes.ts';
import { passkeyHandlers } from './passkeys/routes.ts';
import { passwordHandlers } from './passwords/routes.ts';
import { registrationConsoleHandlers } from './registration/console-routes.ts';
import { registrationHandlers } from './registration/routes.ts';
import { sessionHandlers } from './sessions/routes.ts';
import { socialHandlers } from './social/routes.ts';
import { trialHandlers } from './trial/routes.ts';

/** All calls of this feature, each from the part that it belongs to. */
export function identityHandlers(
  services: IdentityServices,
): Handlers<typeof identityEndpoints & typeof registrationConsoleEndpoints> {
  return {
    ...loginHandlers(services),
    ...captchaHandlers(services),
    ...codeHandlers(services),
    ...passkeyHandlers(services),
    ...socialHandlers(services),
    ...trialHandlers(services),
    ...registrationHandlers(services),
    ...passwordHandlers(services),
    ...bindingHandlers(services),
    ...sessionHandlers(services),
    ...headIconHandlers(services),
    ...registrationConsoleHandlers(services.database),
  };
}
