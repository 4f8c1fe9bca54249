import type { MemberInfo } from '@maneki/contract/identity/login-schemas';
import type { Currency } from '@maneki/kernel/money';
import { createContext, useContext } from 'react';

/**
 * Who looks at the page, for features that need to know it without knowing the feature that does. What they
 * may do is told by `hasRight(member.type, …)`, what they have by `useWallet`, which only members may ask.
 */
export type Viewer = {
  /** Null for a guest. */
  readonly member: MemberInfo | null;
  readonly isLoggedIn: boolean;
  /** What amounts are shown in: the member's own currency, for a guest the site's. */
  readonly currency: Currency;
  readonly symbol: string;
  /** Whether the market that the page is shown in plays for no money. */
  readonly isDemo: boolean;
};

const ViewerContext = createContext<Viewer | undefined>(undefined);

export const ViewerProvider = ViewerContext.Provider;

export function useViewer(): Viewer {
  const viewer = useContext(ViewerContext);
  if (!viewer) throw new Error('useViewer outside of the page');
  return viewer;
}
