import { usePreferences } from '#platform/preferences/use-preferences.ts';
import { useBusinessZone } from '#platform/records/business-zone.ts';
import { dayIn } from '#platform/records/days.ts';
import { writeDay } from '#platform/records/write-day.ts';

/** Writes the day of an announcement as the page's language does, where the merchant does business. */
export function useNoticeDay(): (time: string) => string {
  const { language } = usePreferences();
  const timeZone = useBusinessZone();
  return (time) => writeDay(dayIn(timeZone, new Date(time)), language);
}
