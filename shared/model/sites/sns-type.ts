import * as z from 'zod';

/** Types of SNS entries. */
export const SNS_TYPES = ['youtube', 'line', 'instagram', 'x', 'tiktok', 'facebook', 'phone_number'] as const;
export const SnsType = z.enum(SNS_TYPES);
export type SnsType = z.infer<typeof SnsType>;
