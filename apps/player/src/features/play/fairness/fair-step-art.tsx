import type { ReactNode } from 'react';

export type FairStep = 'seal' | 'add' | 'spin' | 'open';

/** One drawing for each step, in the colours of the look: our seed is gold, the player's is red. */
export function FairStepArt({ step }: { readonly step: FairStep }) {
  return (
    <svg viewBox="0 0 72 72" aria-hidden="true" className="size-18 shrink-0">
      <defs>
        <linearGradient id={`fair-gold-${step}`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="var(--look-gold-from)" />
          <stop offset="1" stopColor="var(--look-gold-to)" />
        </linearGradient>
        <linearGradient id={`fair-red-${step}`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="var(--look-primary-from)" />
          <stop offset="1" stopColor="var(--look-primary-to)" />
        </linearGradient>
      </defs>
      <circle cx="36" cy="36" r="35" fill="var(--look-raised)" />
      <circle cx="36" cy="36" r="34.25" fill="none" stroke="var(--look-line)" strokeWidth="1.5" />
      {DRAWINGS[step]({ gold: `url(#fair-gold-${step})`, red: `url(#fair-red-${step})` })}
    </svg>
  );
}

type Paint = { readonly gold: string; readonly red: string };

const SEED = 'M0-9c5.5 3.5 7.5 7 7.5 10.5a7.5 7.5 0 0 1-15 0C-7.5-2-5.5-5.5 0-9z';
const GLEAM = 'M-3.6 1.5c0-2 .9-3.8 2.3-5.2-.3 2-1 3.6-1 5.6a1 1 0 0 1-1.3-.4z';

const DRAWINGS: Readonly<Record<FairStep, (paint: Paint) => ReactNode>> = {
  seal: ({ gold, red }) => (
    <>
      <Envelope />
      <path d="M15 26l21 16 21-16" fill="none" stroke="#b98d4f" strokeWidth="2" />
      <circle cx="36" cy="41" r="9" fill={red} />
      <path d={SEED} transform="translate(36 41.5) scale(.55)" fill={gold} />
    </>
  ),
  add: ({ gold, red }) => (
    <>
      <path d={SEED} transform="translate(22 36) scale(1.3)" fill={gold} />
      <path d={SEED} transform="translate(50 36) scale(1.3)" fill={red} />
      <path d={GLEAM} transform="translate(22 36) scale(1.3)" fill="#ffffffa0" />
      <path d={GLEAM} transform="translate(50 36) scale(1.3)" fill="#ffffff70" />
      <path
        d="M36 33v10M31 38h10"
        stroke="var(--look-text)"
        strokeWidth="3"
        strokeLinecap="round"
      />
    </>
  ),
  spin: ({ gold, red }) => (
    <>
      <rect x="13" y="19" width="46" height="34" rx="7" fill={gold} />
      {[17, 30.5, 44].map((x) => (
        <rect key={x} x={x} y="24" width="11" height="24" rx="3" fill="#fff8ea" />
      ))}
      <path d={SEED} transform="translate(22.5 36.5) scale(.62)" fill={red} />
      <path d="M32 32h8l-5 10" fill="none" stroke="#7a1730" strokeWidth="3" strokeLinecap="round" />
      <path d={SEED} transform="translate(49.5 36.5) scale(.62)" fill={red} />
      <path d="M15.5 36h-3M59.5 36h-3" stroke={red} strokeWidth="3" strokeLinecap="round" />
    </>
  ),
  open: ({ gold }) => (
    <>
      <path d="M14 33l22-17 22 17z" fill="#c9a468" />
      <path d={SEED} transform="translate(36 29) scale(1.05)" fill={gold} />
      <Envelope top={33} />
      <path d="M14 34l22 13 22-13" fill="none" stroke="#b98d4f" strokeWidth="2" />
      <circle cx="53" cy="50" r="10" fill="var(--look-success)" />
      <path
        d="M48.5 50l3.2 3.3 5.8-6.3"
        fill="none"
        stroke="var(--look-on-success)"
        strokeWidth="2.8"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  ),
};

function Envelope({ top = 24 }: { readonly top?: number }) {
  return (
    <rect
      x="14"
      y={top}
      width="44"
      height={54 - top}
      rx="4"
      fill="#f3e2c0"
      stroke="#b98d4f"
      strokeWidth="1.2"
    />
  );
}
