export type Greeting = 'morning' | 'noon' | 'afternoon' | 'evening';

/** How an agent is greeted at an hour of the day, from 0 to 23. */
export function greetingAt(hour: number): Greeting {
  if (hour <= 10) return 'morning';
  if (hour <= 14) return 'noon';
  return hour <= 18 ? 'afternoon' : 'evening';
}
