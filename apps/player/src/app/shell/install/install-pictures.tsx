import type { ReactNode } from 'react';

/** What a visitor looks for in their own browser, drawn as it lies there: the place that matters glows. */

export const IosShare = () => (
  <Phone>
    <Page />
    <path d="M34 86h52v22a8 8 0 0 1-8 8H42a8 8 0 0 1-8-8z" fill="var(--look-raised)" />
    <Dots at={[42, 50, 70, 78]} y={100} />
    <Spot x={60} y={100} />
    <path d="M60 92.500v9.500M56.800 95.500l3.200-3.200 3.200 3.200" {...GLYPH} />
    <path d="M57 98h-1.800v8h9.600v-8H63" {...GLYPH} />
  </Phone>
);

export const IosAdd = () => (
  <Phone>
    <Page />
    <rect x="34" y="50" width="52" height="66" rx="8" fill="var(--look-raised)" />
    <Row y={58} />
    <Row y={72} />
    <rect x="37" y="83" width="46" height="15" rx="5" fill="var(--look-gold)" />
    <path d="M42 90.500h20" stroke="var(--look-on-gold)" strokeWidth="2.500" />
    <rect x="71" y="86" width="9" height="9" rx="2.500" fill="none" stroke="var(--look-on-gold)" />
    <path d="M75.500 88.200v4.600M73.200 90.500h4.600" stroke="var(--look-on-gold)" />
    <Row y={106} />
  </Phone>
);

export const AndroidMenu = () => (
  <Phone>
    <Page />
    <path d="M34 22a8 8 0 0 1 8-8h36a8 8 0 0 1 8 8v10H34z" fill="var(--look-raised)" />
    <rect x="39" y="19" width="30" height="8" rx="4" fill="var(--look-line)" />
    <Spot x={78} y={23} />
    <g fill="var(--look-on-gold)">
      <circle cx="78" cy="18.800" r="1.300" />
      <circle cx="78" cy="23" r="1.300" />
      <circle cx="78" cy="27.200" r="1.300" />
    </g>
  </Phone>
);

export const AndroidAdd = () => (
  <Phone>
    <Page />
    <rect x="42" y="18" width="41" height="66" rx="5" fill="var(--look-raised)" />
    <path d="M48 27h24M48 39h18M48 67h22M48 76h15" {...LINE} />
    <rect x="45" y="45" width="35" height="15" rx="4" fill="var(--look-gold)" />
    <path d="M51 48.500v6M48.600 52.200l2.400 2.400 2.400-2.400M48.500 57h5" {...GLYPH} />
    <path d="M58 52.500h17" stroke="var(--look-on-gold)" strokeWidth="2.500" />
  </Phone>
);

/** The icon among others, where it comes to lie. */
export const OnHomeScreen = ({ icon }: { readonly icon: string }) => (
  <Phone>
    {[28, 48].flatMap((y) =>
      [42, 55, 68].map((x) => (
        <rect key={`${x} ${y}`} x={x} y={y} width="10" height="10" rx="3" fill="var(--look-line)" />
      )),
    )}
    <Spot x={60} y={84} radius={17} />
    <image href={icon} x="47" y="71" width="26" height="26" />
  </Phone>
);

const LINE = { fill: 'none', stroke: 'var(--look-edge)' };
const GLYPH = { fill: 'none', stroke: 'var(--look-on-gold)' };

function Phone({ children }: { readonly children: ReactNode }) {
  return (
    <svg
      viewBox="24 4 72 122"
      aria-hidden="true"
      className="h-32 w-auto"
      strokeWidth="1.500"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <rect
        x="30"
        y="10"
        width="60"
        height="110"
        rx="12"
        fill="var(--look-ground-deep)"
        stroke="var(--look-edge)"
      />
      {children}
    </svg>
  );
}

const Page = () => (
  <g>
    <rect x="38" y="38" width="44" height="20" rx="4" fill="var(--look-primary)" opacity="0.5" />
    {[38, 54, 70].map((x) => (
      <rect key={x} x={x} y="63" width="12" height="14" rx="3" fill="var(--look-line)" />
    ))}
  </g>
);

const Row = ({ y }: { readonly y: number }) => <path d={`M42 ${y}h26`} {...LINE} />;

const Dots = ({ at, y }: { readonly at: readonly number[]; readonly y: number }) => (
  <g fill="var(--look-edge)">
    {at.map((x) => (
      <circle key={x} cx={x} cy={y} r="1.800" />
    ))}
  </g>
);

const Spot = ({ x, y, radius = 9 }: { x: number; y: number; radius?: number }) => (
  <>
    <circle cx={x} cy={y} r={radius + 3} fill="var(--look-gold)" opacity="0.3" />
    <circle cx={x} cy={y} r={radius} fill="var(--look-gold)" />
  </>
);
