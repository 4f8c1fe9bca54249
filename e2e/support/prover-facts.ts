/** What the journeys, and whoever proves phone numbers to them, agree upon. */
export const PROVER = {
  projectId: 'journeys-project',
  apiKey: 'a-public-key-of-the-journeys',
  siteKey: 'a-riddle',
  solution: 'a-riddle, solved',
} as const;

/** The code that every number gets. */
export const PROVEN_CODE = '246810';
