import type { SessionReply } from '@maneki/contract/identity/fragments';
import { MEMBER_TYPES } from '@maneki/contract/identity/member-types';

const SESSION_KEY = 'session';
const TRIAL_KEY = 'trialUser';
const AUTO_LOGIN_KEY = 'autoLogin';

export type StoredSession = Pick<
  SessionReply,
  'id' | 'token' | 'merchantCode' | 'userName' | 'type' | 'firstTimeLogin'
>;

/**
 * What this browser remembers of its login: who, not what opens the door, which is a cookie that no
 * script can read. A trial lasts as long as its tab.
 */
export const storedSession = {
  read(): StoredSession | undefined {
    const text = sessionStorage.getItem(SESSION_KEY) ?? localStorage.getItem(SESSION_KEY);
    try {
      return text === null ? undefined : (JSON.parse(text) as StoredSession);
    } catch {
      return undefined;
    }
  },
  write(session: StoredSession): void {
    const { id, token, merchantCode, userName, type, firstTimeLogin } = session;
    const text = JSON.stringify({ id, token, merchantCode, userName, type, firstTimeLogin });
    storedSession.clear();
    if (type === MEMBER_TYPES.trial) {
      sessionStorage.setItem(SESSION_KEY, text);
      sessionStorage.setItem(TRIAL_KEY, userName);
    } else {
      localStorage.setItem(SESSION_KEY, text);
    }
    localStorage.removeItem(AUTO_LOGIN_KEY);
  },
  clear(): void {
    for (const storage of [sessionStorage, localStorage]) {
      storage.removeItem(SESSION_KEY);
      storage.removeItem(TRIAL_KEY);
    }
  },
  /** Somebody who logged out does not want to be logged in by a page that remembers. */
  forbidAutoLogin: (): void => localStorage.setItem(AUTO_LOGIN_KEY, '0'),
};
