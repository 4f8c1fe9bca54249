import type { DocumentSide } from '@maneki/contract/safety/verification';

const FRAME = 'M8 22V10h12M108 10h12v12M120 58v12h-12M20 70H8V58';

/** How the photo should look: drawn, because a picture says it faster than words. */
export function PhotoGuide({ side }: { readonly side: DocumentSide }) {
  return (
    <svg
      viewBox="0 0 128 80"
      className="w-full fill-none stroke-current"
      strokeWidth="2.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={FRAME} className="stroke-gold" />
      {side === 'SELFIE' ? <Face /> : <Card isBack={side === 'BACK'} />}
    </svg>
  );
}

function Card({ isBack }: { readonly isBack: boolean }) {
  return (
    <>
      <rect x="24" y="19" width="80" height="44" rx="6" />
      {isBack ? (
        <path d="M24 30h80M34 42h60M34 52h36" />
      ) : (
        <>
          <circle cx="43" cy="36" r="6" />
          <path d="M33 54c1-7 5-9 10-9s9 2 10 9M64 33h30M64 42h30M64 51h18" />
        </>
      )}
    </>
  );
}

function Face() {
  return (
    <>
      <circle cx="52" cy="32" r="11" />
      <path d="M31 68c2-14 10-20 21-20s19 6 21 20" />
      <rect x="78" y="42" width="26" height="17" rx="3" />
      <path d="M84 49h14M84 54h8" />
    </>
  );
}
