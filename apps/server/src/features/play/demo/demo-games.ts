/** Nobody plays for this provider: a demonstration's past is kept under its name, apart from real play. */
export const DEMO_PROVIDER = { code: 'demo', name: 'Demo' } as const;

/** What demo accounts played in their past: slots of the house's first studio. */
export const DEMO_VENDOR = 'HSLOT';
export const DEMO_GAMES = ['maneki3', 'tide20', 'sakura243'] as const;
