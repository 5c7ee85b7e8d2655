/**
 * The address of a second factor, which authenticator apps read from a QR code. `secret`: in base32. It names neither algorithm nor digits
 * nor period, which are those that every app assumes: a short address makes a code that is easily scanned.
 */
export function otpauthUri({ issuer, email, secret }: { issuer: string; email: string; secret: string }): string {
  const query = new URLSearchParams({ secret, issuer });
  // Apps show a plus sign as it is.
  return `otpauth://totp/${encodeURIComponent(email)}?${query.toString().replaceAll('+', '%20')}`;
}
