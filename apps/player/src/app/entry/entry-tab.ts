/** The two forms by which somebody comes in. */
export type EntryTab = 'login' | 'register';
