import { createContext, type ReactNode, useContext, useState } from 'react';

const NearContext = createContext(true);

/** Whether a slide is seen, comes next, or was before: what it draws need not be loaded any earlier. */
export const useIsSlideNear = (): boolean => useContext(NearContext);

type NearSlideProps = { readonly isNear: boolean; readonly children: ReactNode };

export function NearSlide({ isNear, children }: NearSlideProps) {
  const [wasNear, setWasNear] = useState(isNear);
  if (isNear && !wasNear) setWasNear(true);
  return <NearContext value={wasNear}>{children}</NearContext>;
}
