/** The hosts of the product that the journeys visit, by what they are there for. */
export const HOSTS = {
  maneki: 'localhost',
  sampaguita: 'ph.localhost',
  /** Under maintenance until 2 January 2031, 03:00 UTC. */
  closed: 'closed.localhost',
  /** Changed by the journeys of one file, and by no other. */
  changing: 'changing.localhost',
  /** Its first image host is dead, its second one works. */
  images: 'images.localhost',
  /** None of its image hosts works. */
  imageless: 'imageless.localhost',
  /** Registers by username alone, and does not let demo accounts log in as members. */
  names: 'names.localhost',
  /** Registers by mobile number alone, and asks for a password. */
  phones: 'phones.localhost',
  /** Registers by mobile number alone, without a password: who comes back gets a code. */
  codes: 'codes.localhost',
  /** Registers both ways. */
  both: 'both.localhost',
  /** Registers by username, with a number that proves itself. */
  proven: 'proven.localhost',
  /** Its codes are those of the journeys about passwords. */
  passwords: 'passwords.localhost',
  /** Its numbers are proven by Firebase. */
  firebase: 'firebase.localhost',
  /** Its members may come by an account elsewhere. */
  social: 'social.localhost',
  /** Says nothing but what journeys say on it: one file on home, another above its login. */
  talking: 'talking.localhost',
  /** Greets with a popup and with banners above its login, which the journeys about what can be read say. */
  greeting: 'greeting.localhost',
  /** Has nothing to say: no banner, no announcement, no help; and nobody has won anything here. */
  quiet: 'quiet.localhost',
  /** Has a VIP page, a blog and tasks elsewhere, and leaves some things out of its menu. */
  linked: 'linked.localhost',
  /** Run by operators from their console, in the journeys about it. */
  managed: 'managed.localhost',
  /** Its names, looks, ways in and hours are what operators make of them in one file. */
  tailored: 'tailored.localhost',
} as const;

export type SiteName = keyof typeof HOSTS;

export function siteOf(hostname: string): SiteName {
  const [found] = Object.entries(HOSTS).find(([, host]) => host === hostname) ?? [];
  if (!found) throw new Error(`no site is at ${hostname}`);
  return found as SiteName;
}

/** Scheme, host and port of a site. Chromium finds every `*.localhost` on this machine by itself. */
export function siteUrl(site: SiteName): string {
  const url = new URL(process.env.E2E_BASE_URL ?? '');
  url.hostname = HOSTS[site];
  return url.origin;
}
