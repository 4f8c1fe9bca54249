const STRIPES = Array.from({ length: 9 }, (_, index) => index);
const STARS = [
  [236, 20],
  [268, 8],
  [290, 62],
  [262, 34],
  [338, 18],
  [24, 58],
  [130, 62],
] as const;
const LAMPS = [40, 104, 172, 240, 306];

/** The night market: sky, moon, a string of lamps, and the awning of the stall. Seen, not read. */
export function MarketSky() {
  return (
    <svg
      viewBox="0 0 360 150"
      className="absolute inset-0 size-full"
      preserveAspectRatio="xMaxYMax slice"
      aria-hidden="true"
    >
      <defs>
        <linearGradient id="market-sky" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#120a2e" />
          <stop offset="0.7" stopColor="#3a1450" />
          <stop offset="1" stopColor="#6d1f45" />
        </linearGradient>
        <radialGradient id="market-lamp">
          <stop offset="0" stopColor="#ffe9a8" />
          <stop offset="0.5" stopColor="#ff9d3c" />
          <stop offset="1" stopColor="#ff9d3c" stopOpacity="0" />
        </radialGradient>
      </defs>
      <rect width="360" height="150" fill="url(#market-sky)" />
      {STARS.map(([x, y]) => (
        <circle key={x} cx={x} cy={y} r="1.2" fill="#fff3d6" opacity="0.8" />
      ))}
      <path d="M316 22a18 18 0 1 0 14 28 15 15 0 0 1-14-28z" fill="#ffe6b0" />
      <path d="M0 74q46 22 104 10t136 2 120-14" fill="none" stroke="#1d0d33" strokeWidth="2" />
      {LAMPS.map((x, index) => (
        <g key={x} transform={`translate(${x} ${82 + (index % 2) * 4})`}>
          <circle r="20" fill="url(#market-lamp)" />
          <rect x="-3" y="-11" width="6" height="3" rx="1" fill="#2b0f1c" />
          <ellipse rx="8" ry="9" fill="#e5482f" />
          <path d="M0-9v18M-5-7q-3 7 0 14M5-7q3 7 0 14" fill="none" stroke="#a82a1d" />
          <path d="M-2 9h4l-2 7z" fill="#ffcf5c" />
        </g>
      ))}
      <rect y="118" width="360" height="10" fill="#4a2413" />
      {STRIPES.map((index) => (
        <path
          key={index}
          d={`M${index * 40} 122h40v16a20 12 0 0 1-40 0z`}
          fill={index % 2 === 0 ? '#c9352b' : '#fff1d8'}
        />
      ))}
    </svg>
  );
}
