import { useLayoutEffect } from 'react';
import { SpinnerRing } from '../spinner/spinner.tsx';
import { AboveModals } from './above-modals.tsx';

/** Blocks the page at once, but shows itself only when the wait is long enough to be noticed. */
export function LoadingVeil({ text }: { readonly text: string }) {
  // A selector that asks the document for a veil would have it styled anew at every change of anything.
  useLayoutEffect(() => {
    const { classList } = document.documentElement;
    classList.add('veiled');
    return () => classList.remove('veiled');
  }, []);
  return (
    <AboveModals className="inset-0">
      <div className="grid min-h-dvh place-items-center">
        <div className="grid min-w-32 max-w-[70vw] animate-appear-late justify-items-center gap-3 rounded-card bg-overlay px-6 py-5 text-center text-sm shadow-lift inset-ring inset-ring-line">
          <SpinnerRing className="size-8 text-gold-text" />
          {text}
        </div>
      </div>
    </AboveModals>
  );
}
