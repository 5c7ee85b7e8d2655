import type { VisitOrigin } from '#shared/rules/visit/visit-part.ts';

/**
 * Where a visit came from. `own`: another page of the site, so it continues a visit. `unknown`: the part that tells it was lost.
 */
export const SOURCE_KINDS = ['campaign', 'search', 'social', 'referral', 'direct', 'own', 'unknown'] as const;
export type SourceKind = (typeof SOURCE_KINDS)[number];

const SEARCH = /(?:^|\.)(?:google|bing|yahoo|duckduckgo|baidu|naver|daum|ecosia|sogou|so|yandex|brave|goo)(?:\.[a-z]{2,3}){1,2}$/;
const SOCIAL =
  /(?:^|\.)(?:facebook|instagram|twitter|x|t|youtube|tiktok|line|linkedin|lnkd|pinterest|reddit|threads|weibo|weixin|wechat|xiaohongshu|kakao|kakaocorp|note|hatena|mixi|ameblo)\.(?:com|net|co|me|jp|in|cn|ne\.jp)$/;

/** `hosts`: of the site. A campaign is what a link says of itself, whatever page it is on. */
export function sourceKind(origin: VisitOrigin | undefined, hosts: readonly string[]): SourceKind {
  if (!origin) return 'unknown';
  const { referrer, source, medium, campaign } = origin;
  if (hosts.includes(referrer)) return 'own';
  if (source || medium || campaign) return 'campaign';
  if (referrer === '') return 'direct';
  if (SEARCH.test(referrer)) return 'search';
  return SOCIAL.test(referrer) ? 'social' : 'referral';
}
