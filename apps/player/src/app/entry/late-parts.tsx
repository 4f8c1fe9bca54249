import { memo, Suspense } from 'react';
import { loadLate } from '../load-late.ts';
import type { EntryTab } from './entry-frame.tsx';

const parts = loadLate(() => import('./entry-parts.ts'));

export const { beginPatiently: beginEntryParts } = parts;

const Banner = parts.part('EntryBanner');
const Icons = parts.part('HotIcons');

type LateBannerProps = {
  readonly tab: EntryTab;
  readonly heading?: string;
  readonly text?: string;
};

/*
 * What stands around a form is written by the server and answers after the form does. React leaves it in
 * place until its code is there, unless it is handed something new before: hence both are remembered.
 */

export const LateBanner = memo(function LateBanner(props: LateBannerProps) {
  return (
    <Suspense>
      <Banner {...props} />
    </Suspense>
  );
});

export const LateIcons = memo(function LateIcons() {
  return (
    <Suspense>
      <Icons />
    </Suspense>
  );
});
