import { useSearchParams } from '#platform/navigation/use-search-params.ts';
import { useBusinessZone } from './business-zone.ts';
import { dayIn } from './days.ts';
import {
  isPeriodShown,
  type Period,
  type PeriodPreset,
  RECORD_PRESETS,
  readPeriod,
  writePeriod,
} from './period.ts';

/** The period that the page's address asks for, and how to ask for another. */
export function useRecordPeriod(presets: readonly PeriodPreset[] = RECORD_PRESETS) {
  const [address, setAddress] = useSearchParams();
  const zone = useBusinessZone();
  const today = dayIn(zone, new Date());
  const { choice, period } = readPeriod(address, { today, presets });
  return {
    choice,
    period,
    presets,
    today,
    zone,
    isShown: isPeriodShown(period, today),
    /** Whether what happens now would stand in it. */
    isCurrent: period.to === today,
    choose: (wanted: PeriodPreset | Period) => setAddress(writePeriod(address, wanted)),
  };
}

export type RecordPeriod = ReturnType<typeof useRecordPeriod>;
