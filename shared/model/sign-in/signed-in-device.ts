import * as z from 'zod';

const BROWSERS = ['Chrome', 'Edge', 'Firefox', 'Opera', 'Safari', 'Samsung Internet', 'Vivaldi', 'LINE'] as const;
const OPERATING_SYSTEMS = ['Android', 'ChromeOS', 'iOS', 'iPadOS', 'Linux', 'macOS', 'Windows'] as const;

/** The browser and operating system of a device, from its user agent; `null` if unknown. */
export const SignedInDevice = z.object({ browser: z.enum(BROWSERS).nullable(), system: z.enum(OPERATING_SYSTEMS).nullable() });
export type SignedInDevice = z.infer<typeof SignedInDevice>;

export const UNKNOWN_DEVICE: SignedInDevice = { browser: null, system: null };
