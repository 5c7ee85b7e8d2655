/**
 * Names by which programs identify themselves in the user agent. Compiled from the documentation of the crawlers themselves and
 * compared with https://github.com/monperrus/crawler-user-agents and https://github.com/omrilotan/isbot (2026-11). The list decides
 * money: a change takes effect for log objects that are metered later, and belongs in the history of this file.
 */
const GENERIC = [
  // Most crawlers follow the convention of one of these words.
  'bot\\b',
  'bot[/_;-]',
  'bots\\b',
  'robot',
  'crawl',
  'spider',
  'slurp',
  'scrap(?:e|y)',
  'fetch(?:er)?\\b',
  'archiver',
  'validator',
  'monitor',
  'preview',
  'headless',
  'https?:\\/\\/',
] as const;

/** Programs whose names follow no convention, by what they do. */
const NAMED = {
  search: [
    'adsbot',
    'apis-google',
    'applebot',
    'baiduspider',
    'bingpreview',
    'bytespider',
    'daum',
    'duckduckgo-favicons',
    'feedfetcher',
    'google-adwords',
    'google-inspectiontool',
    'google-read-aloud',
    'google-safety',
    'google-site-verification',
    'googleother',
    'googlebot',
    'ia_archiver',
    'mediapartners-google',
    'naverbot',
    'sogou web',
    'storebot-google',
    'yahoo! slurp',
    'yandex(?!search|browser)\\w+\\/',
    'yeti\\/',
  ],
  ai: [
    'chatgpt-user',
    'claude-user',
    'claude-web',
    'cohere-ai',
    'google-extended',
    'meta-externalagent',
    'oai-searchbot',
    'perplexity-user',
  ],
  linkCards: [
    'bitlybot',
    'embedly',
    'facebookcatalog',
    'facebookexternalhit',
    'flipboard',
    'hatena',
    'iframely',
    'kakaotalk-scrap',
    'line-poker',
    'meta-externalfetcher',
    'outbrain',
    'pinterest\\/',
    'quora link',
    'redditbot',
    'skypeuripreview',
    'slack-imgproxy',
    'slackbot',
    'telegrambot',
    'tumblr\\/',
    'twitterbot',
    'vkshare',
    'whatsapp\\/',
  ],
  watching: [
    'appinsights',
    'catchpoint',
    'chrome-lighthouse',
    'cloudfront$',
    'datadog',
    'dareboost',
    'gtmetrix',
    'newrelic',
    'nagios',
    'pagespeed',
    'pingdom',
    'ptst\\/',
    'site24x7',
    'speedcurve',
    'statuscake',
    'synthetics',
    'uptime',
    'webpagetest',
    'zabbix',
  ],
  automation: ['cypress\\/', 'electron\\/', 'phantomjs', 'playwright', 'prerender', 'puppeteer', 'rendertron', 'selenium', 'splash'],
} as const;

const PROGRAM = new RegExp([...GENERIC, ...Object.values(NAMED).flat()].join('|'), 'i');

/** A telephone brand whose name ends like that of a program. */
const TELEPHONES = /\bcubot(?![a-z])/gi;

/** Every browser's user agent begins with one of these; those of HTTP libraries and command lines do not. */
const BROWSER = /^(?:Mozilla|Opera)\/\d/;

function decoded(userAgent: string): string {
  try {
    return decodeURIComponent(userAgent);
  } catch {
    return userAgent;
  }
}

/**
 * Whether the user agent of an access log, percent-encoded or not, is that of a browser with a person. A program that
 * claims to be a browser cannot be recognised by it.
 */
export function isPerson(userAgent: string): boolean {
  const name = decoded(userAgent);
  return BROWSER.test(name) && !PROGRAM.test(name.replaceAll(TELEPHONES, ''));
}
