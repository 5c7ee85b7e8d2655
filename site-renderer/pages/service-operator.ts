/** The purpose of a third-party service, as far as its host indicates it. */
export type ServicePurpose = 'analytics' | 'ads' | 'tags' | 'video' | 'social' | 'map' | 'fonts' | 'library';

export interface ServiceOperator {
  /** The name of the operating company. */
  name: string;
  purpose: ServicePurpose;
}

const GOOGLE = 'Google LLC';
const META = 'Meta Platforms, Inc.';
const LINE_YAHOO = 'LINEヤフー株式会社 (LY Corporation)';
const X = 'X Corp.';
const TIKTOK = 'TikTok Pte. Ltd.';
const MICROSOFT = 'Microsoft Corporation';
const CLOUDFLARE = 'Cloudflare, Inc.';
const NAVER = 'NAVER Corporation';
const KAKAO = 'Kakao Corp.';

/** Well-known hosts; each entry includes its subdomains. The longest match applies. */
const OPERATORS: Readonly<Record<string, readonly [name: string, purpose: ServicePurpose]>> = {
  'googletagmanager.com': [GOOGLE, 'tags'],
  'google-analytics.com': [GOOGLE, 'analytics'],
  'analytics.google.com': [GOOGLE, 'analytics'],
  'googleadservices.com': [GOOGLE, 'ads'],
  'googlesyndication.com': [GOOGLE, 'ads'],
  'doubleclick.net': [GOOGLE, 'ads'],
  'fonts.googleapis.com': [GOOGLE, 'fonts'],
  'fonts.gstatic.com': [GOOGLE, 'fonts'],
  'maps.googleapis.com': [GOOGLE, 'map'],
  'maps.google.com': [GOOGLE, 'map'],
  'ajax.googleapis.com': [GOOGLE, 'library'],
  'google.com': [GOOGLE, 'library'],
  'gstatic.com': [GOOGLE, 'library'],
  'youtube.com': [GOOGLE, 'video'],
  'youtube-nocookie.com': [GOOGLE, 'video'],
  'ytimg.com': [GOOGLE, 'video'],
  'facebook.com': [META, 'ads'],
  'facebook.net': [META, 'ads'],
  'instagram.com': [META, 'social'],
  'cdninstagram.com': [META, 'social'],
  'line.me': [LINE_YAHOO, 'ads'],
  'line-scdn.net': [LINE_YAHOO, 'ads'],
  'line-apps.com': [LINE_YAHOO, 'ads'],
  'yimg.jp': [LINE_YAHOO, 'ads'],
  'yahoo.co.jp': [LINE_YAHOO, 'ads'],
  'x.com': [X, 'social'],
  'twitter.com': [X, 'social'],
  'twimg.com': [X, 'social'],
  't.co': [X, 'ads'],
  'ads-twitter.com': [X, 'ads'],
  'tiktok.com': [TIKTOK, 'social'],
  'analytics.tiktok.com': [TIKTOK, 'ads'],
  'ttwstatic.com': [TIKTOK, 'social'],
  'clarity.ms': [MICROSOFT, 'analytics'],
  'bing.com': [MICROSOFT, 'ads'],
  'linkedin.com': ['LinkedIn Corporation', 'ads'],
  'licdn.com': ['LinkedIn Corporation', 'ads'],
  'pinterest.com': ['Pinterest, Inc.', 'social'],
  'pinimg.com': ['Pinterest, Inc.', 'ads'],
  'hotjar.com': ['Hotjar Ltd.', 'analytics'],
  'criteo.com': ['Criteo S.A.', 'ads'],
  'criteo.net': ['Criteo S.A.', 'ads'],
  'vimeo.com': ['Vimeo.com, Inc.', 'video'],
  'cloudflareinsights.com': [CLOUDFLARE, 'analytics'],
  'cdnjs.cloudflare.com': [CLOUDFLARE, 'library'],
  'jsdelivr.net': ['jsDelivr', 'library'],
  'unpkg.com': ['UNPKG', 'library'],
  'naver.com': [NAVER, 'ads'],
  'naver.net': [NAVER, 'analytics'],
  'kakao.com': [KAKAO, 'social'],
  'daumcdn.net': [KAKAO, 'ads'],
  'baidu.com': ['北京百度网讯科技有限公司 (Baidu)', 'analytics'],
};

/** Returns the operator and purpose of a host; `undefined` for unknown hosts. */
export function serviceOperator(host: string): ServiceOperator | undefined {
  const labels = host.toLowerCase().replace(/:\d+$/, '').split('.');
  for (let start = 0; start < labels.length - 1; start += 1) {
    const name = labels.slice(start).join('.');
    const known = Object.hasOwn(OPERATORS, name) ? OPERATORS[name] : undefined;
    if (known) return { name: known[0], purpose: known[1] };
  }
  return undefined;
}
