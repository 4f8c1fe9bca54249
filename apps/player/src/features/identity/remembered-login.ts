const KEY = 'identity.rememberedLogin';

/** Loaded when it is first needed: the form stands before it is filled in. */
const openStore = async () => (await import('#platform/storage/sealed-store.ts')).sealedStore;

/** What the login form is filled in with again. By SMS the name is the number, and nothing is secret. */
export type RememberedLogin = {
  readonly type: 'username' | 'sms';
  readonly username: string;
  readonly password: string;
  readonly countryDialingCode: string;
};

/** Kept encrypted with a key that cannot leave this device. */
export const rememberedLogin = {
  read: async (): Promise<RememberedLogin | undefined> => (await openStore()).read(KEY),
  write: async (record: RememberedLogin): Promise<void> => (await openStore()).write(KEY, record),
  forget: async (): Promise<void> => (await openStore()).remove(KEY),
  /** After a change of the password: the record of this account, if there is one, follows. */
  async rewritePassword(username: string, password: string): Promise<void> {
    const record = await rememberedLogin.read();
    const isSame = record?.username.toLowerCase() === username.toLowerCase();
    if (record?.type === 'username' && isSame) await rememberedLogin.write({ ...record, password });
  },
};
