import { useEffect, useState } from 'react';
import { renderLook } from '../looks/look.ts';
import { maneki } from '../looks/maneki.ts';
import { sampaguita } from '../looks/sampaguita.ts';
import { OverlaysOutlet } from '../overlays/overlays-outlet.tsx';
import { Segmented } from '../segmented/segmented.tsx';
import { GalleryActions } from './gallery-actions.tsx';
import { GalleryContent } from './gallery-content.tsx';
import { GalleryForms } from './gallery-forms.tsx';
import { GalleryOverlays } from './gallery-overlays.tsx';
import { GalleryRecords } from './gallery-records.tsx';
import { GalleryStates } from './gallery-states.tsx';
import { GalleryTokens } from './gallery-tokens.tsx';

const LOOKS = { maneki, sampaguita } as const;
const LOOK_OPTIONS = [
  { value: 'maneki', text: 'Maneki' },
  { value: 'sampaguita', text: 'Sampaguita' },
] as const;
const THEME_OPTIONS = [
  { value: 'dark', text: 'Dark' },
  { value: 'light', text: 'Light' },
] as const;

type GalleryProps = {
  readonly look?: keyof typeof LOOKS;
  readonly theme?: 'dark' | 'light';
};

/** Every component in every state, for whoever builds a page or a look. Not part of the product. */
export function Gallery(props: GalleryProps) {
  const [look, setLook] = useState(props.look ?? 'maneki');
  const [theme, setTheme] = useState(props.theme ?? 'dark');
  useEffect(() => {
    document.documentElement.dataset.theme = theme;
  }, [theme]);
  return (
    <div className="scene mx-auto min-h-dvh max-w-[480px] pb-16">
      <style>{renderLook(LOOKS[look])}</style>
      <header className="bar sticky top-0 z-10 grid grid-cols-[3fr_2fr] gap-2 px-4 py-2">
        <Segmented label="Look" options={LOOK_OPTIONS} value={look} onValue={setLook} />
        <Segmented label="Theme" options={THEME_OPTIONS} value={theme} onValue={setTheme} />
      </header>
      <main className="grid gap-14 px-4 pt-8">
        <div>
          <p className="font-bold text-gold-text text-xs tracking-[0.18em]">STYLE SHEET</p>
          <h1 className="mt-1 text-3xl">{look === 'maneki' ? 'Night market' : 'Garden at dusk'}</h1>
          <p className="mt-2 text-muted">
            Two looks, two themes, one set of parts. What a page needs is here or is made here.
          </p>
        </div>
        <GalleryTokens />
        <GalleryActions />
        <GalleryForms />
        <GalleryContent />
        <GalleryStates />
        <GalleryOverlays />
        <GalleryRecords />
      </main>
      <OverlaysOutlet />
    </div>
  );
}
