import type { ReactNode } from 'react';
import { IconButton, IconLink } from '../icon-button/icon-button.tsx';

type Back = { readonly label: string } & (
  | { readonly href: string }
  | { readonly onPress: () => void }
);

type PageBarProps = {
  readonly title: ReactNode;
  readonly back?: Back;
  /** One or two controls at the end of the bar. */
  readonly children?: ReactNode;
};

/** A page's own header: where you are, and the way back. Stays in sight while the page scrolls. */
export function PageBar({ title, back, children }: PageBarProps) {
  return (
    <header className="bar safe-top sticky top-0 z-20 shadow-[0_1px_0_var(--look-line)]">
      <div className="grid min-h-14 grid-cols-[minmax(44px,1fr)_auto_minmax(44px,1fr)] items-center gap-1 px-2">
        <div>{back && <BackControl back={back} />}</div>
        <h1 className="min-w-0 py-2 text-center text-[1.0625rem] leading-tight">{title}</h1>
        <div className="flex justify-end">{children}</div>
      </div>
    </header>
  );
}

function BackControl({ back }: { readonly back: Back }) {
  return 'href' in back ? (
    <IconLink icon="arrow-left" label={back.label} href={back.href} isBare />
  ) : (
    <IconButton icon="arrow-left" label={back.label} onClick={back.onPress} isBare />
  );
}
