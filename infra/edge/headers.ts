/** Response headers that browsers enforce, set by the edge alike on AWS (response headers policies) and on a laptop. */

interface ConsoleOrigins {
  /** Where signed uploads go: the media bucket's own origin. */
  uploads: string;
}

/** Content security policy of the console. CloudFront stops at 1,783 characters. */
export const consoleContentSecurityPolicy = ({ uploads }: ConsoleOrigins): string =>
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
export const siteContentSecurityPolicy = (consoleOrigin: string): string =>
  `frame-ancestors 'self' ${consoleOrigin}; base-uri 'self'; object-src 'none'`;

/** For answers that are no documents: pictures and JSON. */
export const NO_DOCUMENT_POLICY = "default-src 'none'; frame-ancestors 'none'";

export const REFERRER_POLICY = 'strict-origin-when-cross-origin';

/** Two years; only ever sent over TLS. */
export const STRICT_TRANSPORT_SECURITY = { maxAgeSeconds: 63_072_000, includeSubdomains: true } as const;

/** All of them as plain headers. */
export const securityHeaders = (contentSecurityPolicy: string, { tls }: { tls: boolean }): Record<string, string> => ({
  'content-security-policy': contentSecurityPolicy,
  'x-content-type-options': 'nosniff',
  'referrer-policy': REFERRER_POLICY,
  ...(tls && { 'strict-transport-security': `max-age=${STRICT_TRANSPORT_SECURITY.maxAgeSeconds}; includeSubDomains` }),
});
