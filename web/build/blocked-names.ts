/**
 * Words in an address for which the common lists of content blockers (EasyList, EasyPrivacy, 2026-11) have rules that hold for every
 * site, such as `/assets/analytics-`.
 */
const BLOCKED =
  /(?:^|[/._-])(?:ads?|adverts?|advertising|analytics?|banners?|beacons?|metrics?|pixels?|popups?|sponsors?|stats?|telemetry|track(?:er|ing)?)(?=[/._-]|$)/i;

/** Whether a content blocker may refuse to load an address. */
export const isBlockedName = (name: string): boolean => BLOCKED.test(name);

/** The pattern of a built file's name: with its own name, unless a content blocker would refuse it. */
export const builtName = (name: string, extension: string): string => `assets/${isBlockedName(name) ? '' : '[name]-'}[hash]${extension}`;
