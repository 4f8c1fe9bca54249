import { firstDialingCode } from '@maneki/contract/identity/phones';
import { useState } from 'react';
import { useViewer } from '#platform/viewer/use-viewer.ts';
import { entryMemory } from '../entry-memory.ts';

/** The country of a number that is typed at the door: the one that was chosen before, else the nearest. */
export function useDialingCode(countryCode: string | null = null) {
  const { currency } = useViewer();
  const nearest = firstDialingCode({ countryCode, currency });
  const [code, setCode] = useState(entryMemory.choice().dialingCode ?? nearest);
  const choose = (next: string) => {
    setCode(next);
    entryMemory.choose({ dialingCode: next });
  };
  return [code, choose] as const;
}
