import type { ReactNode } from 'react';

type GallerySectionProps = {
  readonly number: string;
  readonly title: string;
  readonly children: ReactNode;
};

export function GallerySection({ number, title, children }: GallerySectionProps) {
  return (
    <section aria-label={title} className="grid gap-6">
      <header className="flex items-baseline gap-3 border-line border-b pb-2">
        <span className="numerals font-bold text-gold-text text-sm">{number}</span>
        <h2 className="text-xl">{title}</h2>
      </header>
      {children}
    </section>
  );
}

type SpecimenProps = { readonly name: string; readonly children: ReactNode };

/** One component or one state of it, with its name in small print. */
export function Specimen({ name, children }: SpecimenProps) {
  return (
    <div className="grid min-w-0 gap-2.5">
      <p className="text-2xs text-faint tracking-[0.12em]">{name}</p>
      {children}
    </div>
  );
}
