/** The paw of the lucky cat, in the house's gold. */
export const Mark = () => (
  <svg viewBox="0 0 32 32" width={32} height={32} aria-hidden="true" className="mark">
    <rect width="32" height="32" rx="9" />
    <g>
      <ellipse cx="16" cy="20.5" rx="6.4" ry="5.4" />
      <circle cx="8.6" cy="14.6" r="2.6" />
      <circle cx="13.2" cy="10.4" r="2.7" />
      <circle cx="18.8" cy="10.4" r="2.7" />
      <circle cx="23.4" cy="14.6" r="2.6" />
    </g>
  </svg>
);
