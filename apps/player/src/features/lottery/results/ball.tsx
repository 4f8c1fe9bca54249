import type { ReactNode } from 'react';

type BallProps = {
  readonly children: ReactNode;
  readonly size?: 'small' | 'medium';
  readonly tone?: 'gold' | 'red';
};

const SIZES = { small: 'size-5.5 text-2xs', medium: 'size-7.5 text-sm' } as const;

/** Dark letters on light balls, in both themes: a ball is a thing and no part of the page. */
const TONES = {
  gold: 'bg-[radial-gradient(circle_at_32%_26%,#fff8e2,#f0c65f_58%,#b98425)] text-[#2c1d02]',
  red: 'bg-[radial-gradient(circle_at_32%_26%,#ff8f8f,#d2263a_58%,#8c1022)] text-white',
} as const;

export function Ball({ children, size = 'medium', tone = 'gold' }: BallProps) {
  return (
    <span
      className={`numerals grid shrink-0 place-items-center rounded-pill font-bold leading-none shadow-lift ${SIZES[size]} ${TONES[tone]}`}
    >
      {children}
    </span>
  );
}
