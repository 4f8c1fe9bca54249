import type { ReactNode } from 'react';

/** The words are read from the group itself; these are for the eye. */
export function Labelled({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid gap-2">
      <p aria-hidden="true" className="font-semibold text-muted text-sm">
        {label}
      </p>
      {children}
    </div>
  );
}
