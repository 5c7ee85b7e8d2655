/** The address of a second factor, which authenticator apps read from a QR code. `secret`: in base32. */
export function otpauthUri({ issuer, email, secret }: { issuer: string; email: string; secret: string }): string {
  const query = new URLSearchParams({ secret, issuer, algorithm: 'SHA1', digits: '6', period: '30' });
  // Apps show a plus sign as it is.
  return `otpauth://totp/${encodeURIComponent(issuer)}:${encodeURIComponent(email)}?${query.toString().replaceAll('+', '%20')}`;
}
