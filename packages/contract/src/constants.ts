/**
 * The business constants and limits of the specification's section 9, in one place and by name.
 * Durations are milliseconds unless the name says otherwise.
 */

export const BANNER_AUTOPLAY_MS = 5_000;
export const MARK_READ_THROTTLE_MS = 150;
export const UNREAD_THROTTLE_MS = 250;
export const LANGUAGE_REFRESH_DEBOUNCE_MS = {
  games: 250,
  home: 250,
  help: 200,
  login: 200,
} as const;

export const UNREAD_SHOWN_MAX = 99;
export const WINNER_BOARD_LIMIT = 100;
export const WINNER_BOARD_SCROLLS_ABOVE = 6;
export const MARQUEE_FRAMES_PER_SECOND = 30;

export const PAGE_SIZES = {
  gameList: 25,
  list: 30,
  favorites: 15,
  favoriteIds: 100,
  recent: 25,
  scrollRow: 15,
} as const;
export const ENDLESS_SCROLL_THRESHOLD_PX = 300;
export const LOAD_MORE_THROTTLE_MS = 1_000;

export const FEEDBACK_CHARACTERS = { min: 20, max: 200 } as const;
export const ACTIVITY_COMMENT_CHARACTERS_MAX = 140;
export const REMARK_WORDS_MAX = 140;
export const UPLOAD = { bytesMax: 5_000_000, imagesMax: 3, types: ['png', 'jpg'] } as const;
export const CAPTCHA_CHARACTERS = { min: 1, max: 16 } as const;

export const BIRTHDAY_AGE_MIN = 21;
export const AGREEMENT_AGES = [18, 21] as const;

export const DEFAULT_DIALING_CODE = '81';
export const SMS_COUNTDOWN_SECONDS = 60;
export const SMS_COUNTDOWN_TICK_MS = 500;

/** A loading that nobody ended goes away by itself after this long. */
export const LOADING_MS = {
  logout: 9_999,
  passwordChange: 10_000,
  smsSending: 10_000,
  favorite: 3_000,
  recent: 3_000,
  short: 2_000,
  long: 10_000,
} as const;

/** How long a toast stays. */
export const TOAST_MS = { success: 1_500, notice: 1_500, short: 3_000, long: 8_000 } as const;
/** The notice that favourites and recents need a login. */
export const LOGIN_NEEDED_NOTICE_MS = 2_000;
export const PAGE_TRANSITION_MS = 300;
export const PASSWORD_CHANGED_REDIRECT_MS = 1_000;
export const CHAT_LAUNCH_WAIT_MS = 500;
export const TASK_FRAME_RELOAD_MS = { language: 150, theme: 100 } as const;
export const GAME_MENU_MS = { open: 100, close: 500 } as const;

export const GATEWAYS = { WEB: 1, MOBILE: 3 } as const;
export const CLIENT_TYPE = 2;
export const PLATFORMS = { games: 'html5', announcements: 'M' } as const;
export const PRIZE_MODES = ['Lott', 'ZY', 'Elott'] as const;
export const PLAY_TYPES = ['Tradition', 'Entertainment'] as const;
export const ESPORT_VENDORS = ['AV', 'AI', 'IMES', 'TF', 'IA'] as const;
export const COCKFIGHT_VENDORS = ['DS88'] as const;
export const CONTENT_TYPES = ['A', 'PL', 'B', 'PU', 'PR'] as const;

export const LOGIN_FOOTER_HOT_GAMES = 4;
export const POPUP_PX_PER_REM = 100;
export const AGENT_EXCLUDED_TYPES = [0, 4, 40] as const;
export const CONTRACT_PROMPT_EXCLUDED_TYPES = [4, 40, 41, 42] as const;
export const COPYRIGHT_YEARS = [2021, 2023] as const;
