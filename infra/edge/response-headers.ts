/** Response headers that browsers enforce, set by the edge alike on AWS (response headers policies) and on a laptop. */

interface ConsoleOrigins {
  /** Where signed uploads go: the media bucket's own origin. */
  uploads: string;
}

/** Content security policy of the console. CloudFront stops at 1,783 characters. */
const consoleContentSecurityPolicy = ({ uploads }: ConsoleOrigins): string =>
  [
    "default-src 'self'",
    "script-src 'self'",
    // The component library writes its theme into style elements and attributes.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "font-src 'self' data:",
    `connect-src 'self' ${uploads}`,
    "frame-src 'self' blob:",
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');

/** Published sites carry scripts and frames of their owners' choice (spec 3 "seoConfig"); who may frame them is ours to say. */
const siteContentSecurityPolicy = (consoleOrigin: string): string =>
  `frame-ancestors 'self' ${consoleOrigin}; base-uri 'self'; object-src 'none'`;

/** For answers that are no documents: pictures and JSON. */
const NO_DOCUMENT_POLICY = "default-src 'none'; frame-ancestors 'none'";

/**
 * Other origins are told which site a visitor comes from and no more. Addresses of pages hold nothing secret, those of
 * e-mailed links included: their tokens stand behind `#`, which is never sent.
 */
export const REFERRER_POLICY = 'strict-origin-when-cross-origin';

/** Two years; only ever sent over TLS. */
export const STRICT_TRANSPORT_SECURITY = { maxAgeSeconds: 63_072_000, includeSubdomains: true } as const;

/** What neither the console nor a site has a use for; a site's foreign script does not get it either. */
const NO_DEVICES = ['browsing-topics', 'camera', 'geolocation', 'hid', 'microphone', 'midi', 'payment', 'serial', 'usb']
  .map((feature) => `${feature}=()`)
  .join(', ');

/** What browsers are told of one kind of answers, beside what holds for all. */
export interface ResponsePolicy {
  contentSecurityPolicy: string;
  others: Readonly<Record<string, string>>;
}

/** No window of another origin keeps a hold on the console's, and no page of another origin loads its files. */
export const consolePolicy = (origins: ConsoleOrigins): ResponsePolicy => ({
  contentSecurityPolicy: consoleContentSecurityPolicy(origins),
  others: {
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': NO_DEVICES,
  },
});

/**
 * Sites may open windows (a chat, a payment) that answer them; nobody who opens a site keeps a hold on it. Whether its public
 * pictures are shown elsewhere is for the owner to say: the edge does not stand in the way of mails and other pages.
 */
export const sitePolicy = (consoleOrigin: string): ResponsePolicy => ({
  contentSecurityPolicy: siteContentSecurityPolicy(consoleOrigin),
  others: { 'cross-origin-opener-policy': 'same-origin-allow-popups', 'permissions-policy': NO_DEVICES },
});

/**
 * Answers of the API are for the pages of their own host. Sites are of one "site" to a browser and cookies travel between
 * them: without this, the picture of a member of one could be shown, and measured, on a page of another.
 */
export const API_POLICY: ResponsePolicy = {
  contentSecurityPolicy: NO_DOCUMENT_POLICY,
  others: { 'cross-origin-resource-policy': 'same-origin' },
};

/** Pictures on the console's host: e-mails show some of them, in whatever page a mailbox is read. */
export const MEDIA_POLICY: ResponsePolicy = { contentSecurityPolicy: NO_DOCUMENT_POLICY, others: {} };

/** All of them as plain headers. */
export const securityHeaders = ({ contentSecurityPolicy, others }: ResponsePolicy, { tls }: { tls: boolean }): Record<string, string> => ({
  'content-security-policy': contentSecurityPolicy,
  'x-content-type-options': 'nosniff',
  'referrer-policy': REFERRER_POLICY,
  ...others,
  ...(tls && { 'strict-transport-security': `max-age=${STRICT_TRANSPORT_SECURITY.maxAgeSeconds}; includeSubDomains` }),
});
