import { isColour, listLowContrasts } from '@maneki/contract/site/contrast';
import { LOOK_COLOURS, LOOK_THEMES, type OwnColours } from '@maneki/contract/site/look';
import type { SiteRefusal } from '@maneki/contract/site/refusals';
import type { SectionValues } from '@maneki/contract/site/section-schemas';
import type { Section } from '@maneki/contract/site/sections';

/** Where and when somebody saves: what they look at must not vanish under them. */
export type Saving = {
  readonly hostname: string;
  readonly hosts: readonly string[];
  readonly now: Date;
};

type Check<Name extends Section> = (
  value: SectionValues[Name],
  saving: Saving,
) => SiteRefusal | undefined;

const none = () => undefined;

/** Why a card cannot be saved, whoever else has which host; undefined where it can. */
export const checkSection: { readonly [Name in Section]: Check<Name> } = {
  brand: ({ copyright }) =>
    copyright.from > copyright.to ? { code: 'site.years_reversed', detail: {} } : undefined,
  look: ({ colours }) => (colours ? checkColours(colours) : undefined),
  hosts: checkHosts,
  languages: ({ languages, defaultLanguage }) => checkDefault(languages, defaultLanguage),
  currencies: ({ currencies, currency }) => checkDefault(currencies, currency),
  links: ({ social, downloads }) => checkLinks(social) ?? checkLinks(downloads),
  services: ({ entries }) => checkLinks(entries),
  images: ({ imageHosts }) => checkImageHosts(imageHosts),
  template: none,
  plannedMaintenance({ planned }, { now }) {
    if (!planned) return undefined;
    const [from, to] = [new Date(planned.from), new Date(planned.to)];
    if (from >= to) return { code: 'site.plan_reversed', detail: {} };
    return to <= now ? { code: 'site.plan_over', detail: {} } : undefined;
  },
};

function checkColours(colours: OwnColours): SiteRefusal | undefined {
  for (const theme of LOOK_THEMES) {
    const wrong = LOOK_COLOURS.find((name) => !isColour(colours[theme][name]));
    if (wrong)
      return { code: 'site.colour_invalid', detail: { colour: colours[theme][wrong] || wrong } };
  }
  for (const theme of LOOK_THEMES) {
    const [worst] = listLowContrasts(colours[theme]);
    if (!worst) continue;
    const { ink, ground, needed } = worst;
    // Rounded down: a sentence must not say 4.5 of what is refused for being less.
    const ratio = (Math.floor(worst.ratio * 10) / 10).toFixed(1);
    const detail = { theme, ink, ground, ratio, needed };
    return { code: 'site.contrast_low', detail };
  }
  return undefined;
}

/** A name as browsers send it: letters of lower case, no port, no path. */
const HOST =
  /^(?=.{1,253}$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/;

function checkHosts(
  { hosts, mainDomain }: SectionValues['hosts'],
  { hostname, hosts: before }: Saving,
): SiteRefusal | undefined {
  const wrong = hosts.find((host) => !HOST.test(host));
  if (wrong !== undefined) return { code: 'site.host_invalid', detail: { host: wrong } };
  const twice = hosts.find((host, index) => hosts.indexOf(host) !== index);
  if (twice) return { code: 'site.link_twice', detail: { link: twice } };
  if (before.includes(hostname) && !hosts.includes(hostname))
    return { code: 'site.host_in_use', detail: { host: hostname } };
  if (!hosts.includes(mainDomain)) return { code: 'site.main_domain_foreign', detail: {} };
  return undefined;
}

function checkDefault<One>(offered: readonly One[], first: One): SiteRefusal | undefined {
  return offered.includes(first) ? undefined : { code: 'site.default_not_offered', detail: {} };
}

type Link = { readonly type: string; readonly url: string; readonly language?: string | null };

/** A link is shown to every visitor: only what a browser opens as a page, and safely. */
function checkLinks(links: readonly Link[]): SiteRefusal | undefined {
  const wrong = links.find(({ url }) => !isHttps(url));
  if (wrong) return { code: 'site.link_invalid', detail: { link: wrong.url || wrong.type } };
  const names = links.map(({ type, language }) => `${type} ${language ?? ''}`.trim());
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  return twice ? { code: 'site.link_twice', detail: { link: twice } } : undefined;
}

function isHttps(address: string): boolean {
  const url = URL.parse(address);
  return url?.protocol === 'https:' && url.hostname.includes('.') && url.username === '';
}

/** The site's own pictures are under a path; every other host is written into the policy of its pages. */
const OWN_PICTURES = '/m/art';

function checkImageHosts(imageHosts: readonly string[]): SiteRefusal | undefined {
  const isGood = (host: string) =>
    host === OWN_PICTURES ||
    /^https:\/\/[a-z0-9.-]+\.[a-z0-9-]+(?::\d{1,5})?(?:\/[\w./-]*)?$/.test(host);
  const wrong = imageHosts.find((host) => !isGood(host));
  if (wrong !== undefined) return { code: 'site.image_host_invalid', detail: { host: wrong } };
  const twice = imageHosts.find((host, index) => imageHosts.indexOf(host) !== index);
  return twice ? { code: 'site.link_twice', detail: { link: twice } } : undefined;
}
