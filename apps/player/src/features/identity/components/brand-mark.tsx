import type { SocialProvider } from '@maneki/contract/identity/social';
import type { ReactNode } from 'react';

/** Simple signs of our own drawing for the services that can confirm who somebody is. */
const MARKS: Readonly<Record<SocialProvider, ReactNode>> = {
  facebook: (
    <>
      <circle cx="12" cy="12" r="11" fill="#1766d8" />
      <path
        d="M15.6 8H14c-.9 0-1.3.5-1.3 1.4V11h2.7l-.4 2.7h-2.3V21H9.8v-7.3H7.6V11h2.2V9c0-2.4 1.4-3.8 3.7-3.8.8 0 1.6.1 2.1.2z"
        fill="#fff"
      />
    </>
  ),
  google: (
    <g fill="none" strokeWidth="3.6">
      <path d="M18.5 6.2A8.7 8.7 0 0 0 4.4 7.8" stroke="#e0402f" />
      <path d="M4.4 7.8a8.7 8.7 0 0 0 0 8.4" stroke="#f2b41c" />
      <path d="M4.4 16.2a8.7 8.7 0 0 0 13.2 2.2" stroke="#2f9e4f" />
      <path d="M12 12h8.6a8.7 8.7 0 0 1-3 6.4" stroke="#3b78e7" />
    </g>
  ),
  line: (
    <>
      <rect x="1" y="1" width="22" height="22" rx="6" fill="#05a944" />
      <path
        d="M12 5.4c4.1 0 7.3 2.6 7.3 5.9 0 3.1-3.4 5.5-6.6 7.6-.5.3-.9 0-.8-.5l.2-1.3C7.9 17 4.7 14.6 4.7 11.3c0-3.3 3.2-5.9 7.3-5.9z"
        fill="#fff"
      />
      <path d="M8.3 9.3v3.8h1.8m2-3.8v3.8m2-3.8v3.8l0-3.8" stroke="#05a944" fill="none" />
    </>
  ),
  twitter: (
    <>
      <rect x="1" y="1" width="22" height="22" rx="6" fill="#111318" />
      <path
        d="M6.5 6.5h3.2l7.8 11h-3.2zM17 6.5l-4.3 4.8M7 17.5l4.3-4.7"
        stroke="#fff"
        strokeWidth="1.5"
        fill="none"
      />
    </>
  ),
};

export function BrandMark({ provider }: { readonly provider: SocialProvider }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className="size-7">
      {MARKS[provider]}
    </svg>
  );
}
