import { currencySymbol } from '@maneki/kernel/money';
import { type ReactNode, useMemo } from 'react';
import { useMember } from '#frame/identity';
import { useSettings } from '#frame/site';
import { ViewerProvider } from '#platform/viewer/use-viewer.ts';

/** Tells every part of the page who looks at it. The same object until that changes. */
export function ViewerOfPage({ children }: { readonly children: ReactNode }) {
  const member = useMember();
  const site = useSettings();
  const { currencies, mode } = site;
  const currency = member?.currency ?? site.currency;
  const viewer = useMemo(
    () => ({
      member,
      isLoggedIn: member !== null,
      currency,
      symbol: currencySymbol(currency, currencies),
      isDemo: mode === 'DEMO',
    }),
    [member, currency, currencies, mode],
  );
  return <ViewerProvider value={viewer}>{children}</ViewerProvider>;
}
