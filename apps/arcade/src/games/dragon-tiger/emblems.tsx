/** The heads of dragon and tiger, seen from the front; both sides of a head are one drawing. */
export function Emblem({ of }: { of: 'DRAGON' | 'TIGER' }) {
  const half = of === 'DRAGON' ? <DragonHalf /> : <TigerHalf />;
  return (
    <svg aria-hidden="true" className="dt-emblem" data-of={of} viewBox="0 0 64 64">
      {half}
      <g transform="matrix(-1 0 0 1 64 0)">{half}</g>
    </svg>
  );
}

function DragonHalf() {
  return (
    <>
      <path className="e-dark" d="M24 20C20 12 14 8 8 5c1 6 4 12 10 18z" />
      <path
        className="e-dark"
        d="M32 30C18 22 8 26 3 22c2 6 5 8 8 9-4 1-6 1-9 0 3 5 7 7 11 7-3 2-5 2-8 2 4 4 9 5 13 4l14 8z"
      />
      <path className="e-main" d="M32 12c-8 1-14 7-15 15 0 5 3 8 4 12 1 5 2 12 6 16 1 2 3 3 5 3z" />
      <path className="e-light" d="M32 34c-4 1-6 4-7 8-1 4 0 8 2 11 1 2 3 3 5 3z" />
      <path className="e-eye" d="M19 27c4-2 8-1 10 3-4 2-8 1-10-3z" />
      <path className="e-ink" d="M24 27.5l1.8 3.3-2.8-.7z" />
      <path className="e-ink" d="M27 43c-1.6-.4-2.6.7-2.3 2.2 1.3.5 2.6-.4 2.3-2.2z" />
      <path className="e-line" d="M25 48c-6-2-11 1-13 6-.8 2.4.4 4 2 4" />
      <path className="e-white" d="M26 51l6 1v1.5l-2 3.5-1.5-3z" />
      <path className="e-light" d="M32 14l-3 6 3 8z" />
    </>
  );
}

function TigerHalf() {
  return (
    <>
      <path className="e-main" d="M20 17C18 9 12 7 7 9c-3 6-1 12 4 15z" />
      <path className="e-dark" d="M17 17c-1-4-4-5-7-4-1 3 0 6 3 8z" />
      <path className="e-main" d="M32 11C19 11 9 19 7 31l-4 4 5 1-3 5 5-1c1 9 10 18 22 19z" />
      <path className="e-white" d="M32 39c-4-2-9-1-12 2-2 3-2 6 0 9 3 5 7 8 12 8z" />
      <path className="e-white" d="M14 27c3-4 8-5 12-2-2 3-8 5-12 2z" />
      <path className="e-eye" d="M16 32c3-4 8-4 11 0-3 3-8 3-11 0z" />
      <circle className="e-ink" cx="22" cy="31.8" r="2.3" />
      <path className="e-ink" d="M32 12h-2.5l1.5 9h1zM25 13l3 8-5.5-6.5zM19 16.5l6 6-7.5-3.5z" />
      <path className="e-ink" d="M7.5 31l8 2-8.5 1.5zM6.5 39l9-.5-7 4.5zM10 47.5l8-3-4.5 6z" />
      <path className="e-nose" d="M32 39c-3 0-5 .5-6 2 1 3 4 4 6 5z" />
      <path className="e-stroke" d="M32 46v4c-2 2.5-5 2.5-7 .5" />
    </>
  );
}
