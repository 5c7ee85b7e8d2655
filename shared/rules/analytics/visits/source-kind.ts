import type { VisitOrigin } from '#shared/rules/analytics/visits/visit-part.ts';
import type { SourceKind } from '#shared/values/visit/visit-kinds.ts';

const SEARCH = /(?:^|\.)(?:google|bing|yahoo|duckduckgo|baidu|naver|daum|ecosia|sogou|so|yandex|brave|goo)(?:\.[a-z]{2,3}){1,2}$/;
const SOCIAL =
  /(?:^|\.)(?:facebook|instagram|twitter|x|t|youtube|tiktok|line|linkedin|lnkd|pinterest|reddit|threads|weibo|weixin|wechat|xiaohongshu|kakao|kakaocorp|note|hatena|mixi|ameblo)\.(?:com|net|co|me|jp|in|cn|ne\.jp)$/;

/**
 * Returns the kind of source of a visit. `hosts`: the hosts of the site. Campaign parameters of a link take precedence over the referrer,
 * except on the site's own pages.
 */
export function sourceKind(origin: VisitOrigin | undefined, hosts: readonly string[]): SourceKind {
  if (!origin) return 'unknown';
  const { referrer, source, medium, campaign } = origin;
  if (hosts.includes(referrer)) return 'own';
  if (source || medium || campaign) return 'campaign';
  if (referrer === '') return 'direct';
  if (SEARCH.test(referrer)) return 'search';
  return SOCIAL.test(referrer) ? 'social' : 'referral';
}
