import { expect, test } from 'vitest';
import * as constants from './constants.ts';
import { MODULES } from './modules.ts';

test('[LIMIT-1] every constant of the specification stands here, with its value', () => {
  expect({ ...constants }).toEqual({
    BANNER_AUTOPLAY_MS: 5000,
    MARK_READ_THROTTLE_MS: 150,
    UNREAD_THROTTLE_MS: 250,
    LANGUAGE_REFRESH_DEBOUNCE_MS: { games: 250, home: 250, help: 200, login: 200 },
    UNREAD_SHOWN_MAX: 99,
    WINNER_BOARD_LIMIT: 100,
    WINNER_BOARD_SCROLLS_ABOVE: 6,
    MARQUEE_FRAMES_PER_SECOND: 30,
    PAGE_SIZES: {
      gameList: 25,
      list: 30,
      favorites: 15,
      favoriteIds: 100,
      recent: 25,
      scrollRow: 15,
    },
    ENDLESS_SCROLL_THRESHOLD_PX: 300,
    LOAD_MORE_THROTTLE_MS: 1000,
    FEEDBACK_CHARACTERS: { min: 20, max: 200 },
    ACTIVITY_COMMENT_CHARACTERS_MAX: 140,
    REMARK_WORDS_MAX: 140,
    UPLOAD: { bytesMax: 5_000_000, imagesMax: 3, types: ['png', 'jpg'] },
    CAPTCHA_CHARACTERS: { min: 1, max: 16 },
    BIRTHDAY_AGE_MIN: 21,
    AGREEMENT_AGES: [18, 21],
    DEFAULT_DIALING_CODE: '81',
    SMS_COUNTDOWN_SECONDS: 60,
    SMS_COUNTDOWN_TICK_MS: 500,
    LOADING_MS: {
      logout: 9999,
      passwordChange: 10_000,
      smsSending: 10_000,
      favorite: 3000,
      recent: 3000,
      short: 2000,
      long: 10_000,
    },
    TOAST_MS: { success: 1500, notice: 1500, short: 3000, long: 8000 },
    LOGIN_NEEDED_NOTICE_MS: 2000,
    PAGE_TRANSITION_MS: 300,
    PASSWORD_CHANGED_REDIRECT_MS: 1000,
    CHAT_LAUNCH_WAIT_MS: 500,
    TASK_FRAME_RELOAD_MS: { language: 150, theme: 100 },
    GAME_MENU_MS: { open: 100, close: 500 },
    GATEWAYS: { WEB: 1, MOBILE: 3 },
    CLIENT_TYPE: 2,
    PLATFORMS: { games: 'html5', announcements: 'M' },
    PRIZE_MODES: ['Lott', 'ZY', 'Elott'],
    PLAY_TYPES: ['Tradition', 'Entertainment'],
    ESPORT_VENDORS: ['AV', 'AI', 'IMES', 'TF', 'IA'],
    COCKFIGHT_VENDORS: ['DS88'],
    CONTENT_TYPES: ['A', 'PL', 'B', 'PU', 'PR'],
    LOGIN_FOOTER_HOT_GAMES: 4,
    POPUP_PX_PER_REM: 100,
    AGENT_EXCLUDED_TYPES: [0, 4, 40],
    CONTRACT_PROMPT_EXCLUDED_TYPES: [4, 40, 41, 42],
    COPYRIGHT_YEARS: [2021, 2023],
  });
});

test('[LIMIT-1] the module ids are those of the specification', () => {
  expect(MODULES).toEqual([
    'COMM3',
    'FUNDTRANS3',
    'REG3',
    'CAPTCHA3',
    'CBS3',
    'FREEPLAY3',
    'REGISTER_REE3',
    'MOBILENUMREG3',
    'VALID_CAPTCHA3',
    'AFFMAN3',
    'PROFPIC3',
    'REGMOBVERF3',
    'FEEDBACK3',
    'AGEINFO3',
  ]);
});

test('[SHELL-12] loadings end by themselves, and toasts stay as long as they are read', () => {
  const { logout, passwordChange, smsSending, favorite, recent, short, long } =
    constants.LOADING_MS;
  expect([logout, passwordChange, smsSending]).toEqual([9_999, 10_000, 10_000]);
  expect([favorite, recent]).toEqual([3_000, 3_000]);
  expect([short, long]).toEqual([2_000, 10_000]);
  expect(constants.TOAST_MS).toEqual({ success: 1_500, notice: 1_500, short: 3_000, long: 8_000 });
});
