/** By which the buttons of the frame name what they open. */
export const MENU_ID = 'menu';
export const SERVICE_ID = 'service';
