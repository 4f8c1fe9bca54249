import type { identityEndpoints } from '@maneki/contract/identity/endpoints';
import type { Refusal } from '#platform/calls/handlers';

type Code = (typeof identityEndpoints.registerByUsername.refusals)[number];

/** Everything that a registration can be refused for. */
export type RegistrationRefusal = Extract<Refusal, { code: Code }>;
