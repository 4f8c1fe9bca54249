const PATHS = {
  back: 'M15 5l-7 7 7 7',
  menu: 'M4 7h16M4 12h16M4 17h16',
  close: 'M6 6l12 12M18 6L6 18',
  minus: 'M5 12h14',
  plus: 'M5 12h14M12 5v14',
  spin: 'M20 12a8 8 0 1 1-2.6-5.9M20 3v5h-5',
  stop: 'M7 7h10v10H7z',
  autoplay: 'M17 3l4 4-4 4M3 11V9a2 2 0 0 1 2-2h16M7 21l-4-4 4-4M21 13v2a2 2 0 0 1-2 2H3',
  turbo: 'M13 3L5 14h6l-1 7 8-11h-6z',
  copy: 'M9 9h11v11H9zM5 15H4V4h11v1',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  paytable: 'M4 5h6a2 2 0 0 1 2 2v13a2 2 0 0 0-2-2H4zM20 5h-6a2 2 0 0 0-2 2v13a2 2 0 0 1 2-2h6z',
  history: 'M4 12a8 8 0 1 0 2.5-5.8M4 4v4.5h4.5M12 8v4.5l3 2',
  fairness: 'M12 3l7 3v6c0 4.5-3 7.6-7 9-4-1.4-7-4.5-7-9V6zM9 12l2.2 2.2L15.5 10',
  sound: 'M4 9v6h4l5 4V5L8 9zM16.5 9a4 4 0 0 1 0 6M19 6.5a8 8 0 0 1 0 11',
  fullScreen: 'M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5',
  next: 'M9 5l7 7-7 7',
  skip: 'M5 6l6.5 6L5 18zM12 6l6.5 6-6.5 6zM20 6v12',
} as const;

export type IconName = keyof typeof PATHS;

/** A drawn sign beside or instead of words; who cannot see it hears the name of its button. */
export function Icon({ name, size = 24 }: { name: IconName; size?: number }) {
  const isFilled = name === 'stop' || name === 'turbo' || name === 'skip';
  return (
    <svg
      aria-hidden="true"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill={isFilled ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth={isFilled ? 1 : 2.2}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
