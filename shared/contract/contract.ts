import { auth } from '#shared/contract/auth.ts';
import type { Family } from '#shared/contract/define.ts';
import { media } from '#shared/contract/media.ts';
import { site } from '#shared/contract/site.ts';

/** Where the API answers on every host. */
export const API_ROOT = '/api/v1';

/** Every endpoint of the product. One family is served by one function. */
export const contract = { auth, media, site } as const satisfies Record<string, Family>;

export type FamilyName = keyof typeof contract;
