import { Icon } from '@maneki/ui/icon';
import type { ReactNode } from 'react';

/** The signs that a visitor looks for in their own browser, drawn as they look there. */

export const IosShare = () => (
  <Sign>
    <path d="M14 3.500v13M9.500 7.500L14 3l4.500 4.500" />
    <path d="M10 11H7.500A1.500 1.500 0 0 0 6 12.500v10A1.500 1.500 0 0 0 7.500 24h13a1.500 1.500 0 0 0 1.500-1.500v-10a1.500 1.500 0 0 0-1.500-1.500H18" />
  </Sign>
);

export const IosAdd = () => (
  <Sign>
    <rect x="4.500" y="4.500" width="19" height="19" rx="5" />
    <path d="M14 9.500v9M9.500 14h9" />
  </Sign>
);

export const AndroidMenu = () => (
  <Sign>
    <g fill="currentColor" stroke="none">
      <circle cx="14" cy="6" r="2.400" />
      <circle cx="14" cy="14" r="2.400" />
      <circle cx="14" cy="22" r="2.400" />
    </g>
  </Sign>
);

export const SheetEntry = () => (
  <Sign>
    <rect x="7" y="2.500" width="14" height="23" rx="3" />
    <path d="M14 8v8M10.500 13l3.500 3.500 3.500-3.500M11 20.500h6" />
  </Sign>
);

export const HomeIcon = () => <Icon name="home" className="size-7" />;

function Sign({ children }: { readonly children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 28 28"
      aria-hidden="true"
      className="size-8"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.800"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {children}
    </svg>
  );
}
