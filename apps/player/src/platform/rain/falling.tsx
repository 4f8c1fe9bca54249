import type { CSSProperties } from 'react';
import { useTranslations } from 'use-intl';
import { Envelope } from './envelope.tsx';

/** Where each falls, how long that takes in seconds, and how far it is when the page opens. */
const ENVELOPES = [
  { at: 3, lasts: 7, delay: -1 },
  { at: 27, lasts: 9, delay: -6 },
  { at: 52, lasts: 8, delay: -3 },
  { at: 77, lasts: 10, delay: -8 },
  { at: 14, lasts: 9, delay: -4 },
  { at: 40, lasts: 7, delay: -5 },
  { at: 65, lasts: 9, delay: -1 },
  { at: 80, lasts: 8, delay: -4 },
  { at: 6, lasts: 10, delay: -8 },
  { at: 31, lasts: 8, delay: -1 },
  { at: 57, lasts: 10, delay: -8 },
  { at: 20, lasts: 8, delay: -7 },
] as const;

type FallingProps = {
  readonly isPending: boolean;
  readonly onOpen: () => void;
};

/** Packets to tap. Which one makes no difference: chance has put them in order before. */
export function Falling({ isPending, onOpen }: FallingProps) {
  const t = useTranslations('packets');
  return (
    <div className="red-rain fill-treasure rounded-card" aria-busy={isPending}>
      {ENVELOPES.map(({ at, lasts, delay }, index) => (
        <button
          key={`${at} ${delay}`}
          type="button"
          className="grid w-14 cursor-pointer place-items-center rounded-control disabled:cursor-wait disabled:opacity-60"
          style={
            {
              '--red-rain-at': `${at}%`,
              '--red-rain-lasts': `${lasts}s`,
              '--red-rain-delay': `${delay}s`,
            } as CSSProperties
          }
          aria-label={t('envelope', { number: index + 1 })}
          disabled={isPending}
          onClick={onOpen}
        >
          <Envelope className="h-19 w-14" />
        </button>
      ))}
    </div>
  );
}
