import {
  SOCIAL_FLAGS,
  SOCIAL_PROVIDERS,
  type SocialProvider,
} from '@maneki/contract/identity/social';
import type { Merchant } from '#features/site';
import type { IdentityOutside } from '../identity-services.ts';

/** Ways to log in that a merchant has switched on and that are ready to be used. */
export function offeredWays(merchant: Pick<Merchant, 'flags'>, social: IdentityOutside['social']) {
  return {
    isMobileOffered: merchant.flags.MOBILEVERCODELOGIN3,
    offeredProviders: SOCIAL_PROVIDERS.filter(
      (provider) => isOn(merchant, provider) && social[provider],
    ),
  };
}

export const isOn = ({ flags }: Pick<Merchant, 'flags'>, provider: SocialProvider): boolean =>
  flags[SOCIAL_FLAGS[provider]];
