import { accountSheets } from './account/account-sheets.ts';

/**
 * Asks for a login over the page that needs one, instead of leading away from it. Resolves with true
 * once somebody is logged in, with false when they would rather not.
 */
export const openLogin = (): Promise<boolean> => accountSheets.open('login');
