/**
 * Words in a URL for which the common lists of content blockers (EasyList and EasyPrivacy, 2026-11) have rules for every site, such as
 * `/assets/analytics-` and `/popup_ad.`. The pattern is broader than the current rules, because the lists grow.
 */
const BLOCKED =
  /(?:^|[/._-])(?:ads?|adverts?|advertising|analytics?|banners?|beacons?|counters?|metrics?|pixels?|popups?|popunders?|sponsors?|stats?|telemetry|track(?:er|ing)?|visits?)(?=[/._-]|$)/i;

/** Whether a content blocker may refuse to load a file of this name. */
export const isBlockedName = (name: string): boolean => BLOCKED.test(name);

/**
 * Returns the name of a built file: its own name with the hash of its content, or only the hash if a content blocker would refuse the name
 * (R-6.46).
 */
export const hashedName = (name: string, hash: string): string => (isBlockedName(name) ? hash : `${name}-${hash}`);
