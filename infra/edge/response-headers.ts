/** Response headers that browsers enforce. The edge sets them on AWS (response headers policies) and on a laptop. */

interface ConsoleOrigins {
  /** The origin of presigned uploads: the media bucket. */
  uploads: string;
  /** The origins of previews, with a wildcard for the site. */
  previews: string;
}

/** Returns the console's content security policy. CloudFront's limit is 1,783 characters. */
const consoleContentSecurityPolicy = ({ uploads, previews }: ConsoleOrigins): string =>
  [
    "default-src 'self'",
    "script-src 'self'",
    // The component library writes its theme to style elements and attributes.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "font-src 'self' data:",
    `connect-src 'self' ${uploads}`,
    `frame-src 'self' blob: ${previews}`,
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');

/** Published sites may have any scripts and frames that their owners add. The policy only restricts who frames them. */
const siteContentSecurityPolicy = (consoleOrigin: string): string =>
  `frame-ancestors 'self' ${consoleOrigin}; base-uri 'self'; object-src 'none'`;

/** Previews run no foreign script, and only the console may frame them. Each page adds a stricter policy as a `meta` element. */
const previewContentSecurityPolicy = (consoleOrigin: string): string =>
  `frame-ancestors ${consoleOrigin}; base-uri 'none'; object-src 'none'`;

/** The policy of responses that are not documents: pictures and JSON. */
const NO_DOCUMENT_POLICY = "default-src 'none'; frame-ancestors 'none'";

/**
 * Requests to other origins contain the origin of the visitor's page, but not its path. The tokens of e-mailed links are in
 * fragments, which are never sent.
 */
export const REFERRER_POLICY = 'strict-origin-when-cross-origin';

/** Two years, in seconds. The header with this period is sent over TLS only. */
export const STRICT_TRANSPORT_SECONDS = 63_072_000;

/** Browser features that neither the console nor sites use, denied to the foreign scripts of sites too. */
const NO_DEVICES = ['browsing-topics', 'camera', 'geolocation', 'hid', 'microphone', 'midi', 'payment', 'serial', 'usb']
  .map((feature) => `${feature}=()`)
  .join(', ');

/** The headers of one kind of response, in addition to the common ones. */
export interface ResponsePolicy {
  contentSecurityPolicy: string;
  others: Readonly<Record<string, string>>;
  /** Whether a content security policy that a response already has remains. */
  keepsOwnPolicy?: boolean;
  /**
   * Whether TLS is required for subdomains of the host too. False where the host may be a customer's domain, because the customer
   * decides on its other subdomains.
   */
  securesSubdomains: boolean;
}

/** Windows of other origins get no reference to the console's window, and pages of other origins cannot load its files. */
export const consolePolicy = (origins: ConsoleOrigins): ResponsePolicy => ({
  contentSecurityPolicy: consoleContentSecurityPolicy(origins),
  securesSubdomains: true,
  others: {
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': NO_DEVICES,
  },
});

/**
 * Sites may open windows that message them (a chat, a payment); a window that opens a site gets no reference to it. Public pictures
 * may be embedded in e-mails and other pages.
 */
export const sitePolicy = (consoleOrigin: string): ResponsePolicy => ({
  contentSecurityPolicy: siteContentSecurityPolicy(consoleOrigin),
  // Pages of sites that others may frame have one from site-response.js.
  keepsOwnPolicy: true,
  securesSubdomains: false,
  others: { 'cross-origin-opener-policy': 'same-origin-allow-popups', 'permissions-policy': NO_DEVICES },
});

/** Responses on the hosts of previews: only pages of the same preview may load them, and they are never indexed. */
export const previewPolicy = (consoleOrigin: string): ResponsePolicy => ({
  contentSecurityPolicy: previewContentSecurityPolicy(consoleOrigin),
  securesSubdomains: true,
  others: {
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': NO_DEVICES,
    'x-robots-tag': 'noindex, nofollow',
  },
});

/**
 * Only pages of the same host may read API responses. Browsers treat all sites as one "site", so cookies are sent between them:
 * without this policy, a page of one site could embed and measure the members-only pictures of another site.
 */
export const API_POLICY: ResponsePolicy = {
  contentSecurityPolicy: NO_DOCUMENT_POLICY,
  securesSubdomains: false,
  others: { 'cross-origin-resource-policy': 'same-origin' },
};

/** Pictures on the console's host, which e-mails embed in any web mail page. */
export const MEDIA_POLICY: ResponsePolicy = { contentSecurityPolicy: NO_DOCUMENT_POLICY, securesSubdomains: true, others: {} };

/** The headers of a policy, by name. */
export const securityHeaders = (
  { contentSecurityPolicy, others, securesSubdomains }: ResponsePolicy,
  { tls }: { tls: boolean },
): Record<string, string> => ({
  'content-security-policy': contentSecurityPolicy,
  'x-content-type-options': 'nosniff',
  'referrer-policy': REFERRER_POLICY,
  ...others,
  ...(tls && { 'strict-transport-security': `max-age=${STRICT_TRANSPORT_SECONDS}${securesSubdomains ? '; includeSubDomains' : ''}` }),
});
