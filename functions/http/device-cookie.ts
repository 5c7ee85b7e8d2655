import { KNOWN_DEVICE_MS } from '#shared/model/limits.ts';
import { authCookie } from '#functions/http/auth-cookie.ts';

export const DEVICE_COOKIE = 'device';

/** Keeps the secret by which a device that was signed in on is known. */
export const deviceCookie = (secret: string): string => authCookie(DEVICE_COOKIE, secret, KNOWN_DEVICE_MS);
