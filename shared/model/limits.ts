/** Business constants (spec 5 and 9, product.md "Limits decided"). Lengths are code points, sizes bytes, times milliseconds unless named otherwise. */

const MEGABYTE = 2 ** 20;

export const TEXT_MAX = { line: 50, button: 20, textarea: 120, url: 256, email: 254 } as const;

export const PASSWORD_LENGTH = { min: 8, max: 20 } as const;

export const GRID_MAX = { rows: 100, columns: 100, cells: 2_600 } as const;

export const UPLOAD_MAX_BYTES = 30 * MEGABYTE;
export const UPLOADS_PER_REQUEST = 100;

/** Lambda takes events of 6 MB, with the body as an escaped string inside; below that the refusal is ours and readable. */
export const REQUEST_MAX_BYTES = 4 * MEGABYTE;

export const SESSION = { accessTokenMs: 15 * 60_000, refreshTokenMs: 30 * 24 * 3_600_000 } as const;

export const SIGN_IN_ATTEMPTS = {
  windowMs: 15 * 60_000,
  perAccount: 10,
  perAddress: 60,
} as const;

export const TOAST_MS = 3_000;
export const REQUEST_TIMEOUT_MS = 60_000;
export const FORBIDDEN_REDIRECT_MS = 2_000;
export const SIGN_IN_REDIRECT_MS = 1_000;
export const LANGUAGE_COOKIE_SECONDS = 2_592_000;

export const PREVIEW_FRAME = { width: 351, height: 535 } as const;

export const SHEET_DEFAULTS = { linkButtonColor: '#99D52A', linkTextColor: '#FFFFFF', mainTextColor: '#FFFFFF' } as const;

export const REVISIONS_KEPT = 50;

/** The cookie that carries a refresh token. */
export const REFRESH_COOKIE = 'refresh-token';
