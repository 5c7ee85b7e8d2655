/**
 * Returns the URI of a second factor, which authenticator apps read from a QR code. `secret`: in base32. The URI omits algorithm, digits
 * and period, for which every app assumes the same defaults, because a short URI gives a QR code that is easy to scan.
 */
export function otpauthUri({ issuer, email, secret }: { issuer: string; email: string; secret: string }): string {
  const query = new URLSearchParams({ secret, issuer });
  // Apps display a plus sign literally, so spaces are encoded as `%20`.
  return `otpauth://totp/${encodeURIComponent(email)}?${query.toString().replaceAll('+', '%20')}`;
}
