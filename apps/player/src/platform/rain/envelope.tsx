type EnvelopeProps = { readonly isOpen?: boolean; readonly className?: string };

const RED = '#c8322b';
const DARK = '#9c1f1d';
const GOLD = '#f3c25b';

const PETALS = [0, 72, 144, 216, 288];

/** A red packet with a blossom for a seal, which suits every merchant; an open one lets a coin look out. */
export const Envelope = ({ isOpen = false, className = '' }: EnvelopeProps) => (
  <svg viewBox="0 0 56 76" className={className} aria-hidden="true">
    {isOpen && (
      <>
        <path d="M4 20 28 2l24 18z" fill={DARK} />
        <circle cx="28" cy="18" r="13" fill={GOLD} />
        <circle cx="28" cy="18" r="9.5" fill="none" stroke="#b67c1f" strokeWidth="1.5" />
        <path d="M24.5 14.5h7v7h-7z" fill="none" stroke="#b67c1f" strokeWidth="1.5" />
      </>
    )}
    <rect x="3" y="18" width="50" height="56" rx="6" fill={RED} />
    {!isOpen && <rect x="3" y="6" width="50" height="68" rx="6" fill={RED} />}
    {!isOpen && <path d="M3 12q0-6 6-6h38q6 0 6 6v10Q28 40 3 22z" fill={DARK} />}
    <path d="M8 66q20-10 40 0" fill="none" stroke={GOLD} strokeOpacity="0.45" />
    <g fill={GOLD} transform={isOpen ? 'translate(28 48)' : 'translate(28 33)'}>
      <circle r="11" />
      <g fill={RED}>
        {PETALS.map((turn) => (
          <path
            key={turn}
            d="M0-1.4C-3.6-3.4-3-7.4 0-8.2 3-7.4 3.6-3.4 0-1.4z"
            transform={`rotate(${turn})`}
          />
        ))}
      </g>
    </g>
  </svg>
);
