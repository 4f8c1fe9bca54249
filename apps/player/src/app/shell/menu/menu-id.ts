/** By which the button in the header names the menu that it opens. */
export const MENU_ID = 'menu';
